/**
 * The page that a visitor is about to open is fetched while the finger is still on the link. Not what is for staff, and
 * not what belongs to one booking.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin', '/admin/*', '/cms', '/cms/*', '/booking/manage/*'],
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
