import { languageCodes, localPath } from '#business/languages/languages.ts'

const manageLinks = languageCodes.map((language) => localPath(language, '/booking/manage/*'))

/** All links, except staff and manage pages. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin', '/admin/*', '/cms', '/cms/*', ...manageLinks],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
