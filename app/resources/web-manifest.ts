import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageFor } from '#app/http/request-content.server.ts'
import { siteContent } from '#app/models/content/content.server.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage, languages, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'

/** The app of visitors in the language of the path, or at /admin the app of staff. */
export function loader({ request }: LoaderFunctionArgs) {
  const isForStaff = new URL(request.url).pathname.startsWith('/admin/')
  return isForStaff ? staffManifest() : visitorManifest(request)
}

async function visitorManifest(request: Request): Promise<Response> {
  const language = languageFor(request)
  const { business, pages } = await siteContent(language)
  const { scheduleButton } = wordsFor(language).defaultTexts.layout
  const home = localPath(language, sitePages.home.path)
  return appManifest({
    id: home,
    lang: languages[language].locale,
    name: pages.home.search.title ?? business.name,
    short_name: business.name,
    description: pages.home.search.description ?? undefined,
    start_url: home,
    display: 'minimal-ui',
    shortcuts: [{ name: scheduleButton, url: localPath(language, sitePages.booking.path) }],
  })
}

async function staffManifest(): Promise<Response> {
  const { name } = (await siteContent(defaultLanguage)).business
  return appManifest({
    id: '/admin',
    lang: languages[defaultLanguage].locale,
    name: `${name} bookings`,
    short_name: 'Bookings',
    start_url: '/admin/dashboard?view=today',
    scope: '/admin',
    display: 'standalone',
    shortcuts: [
      { name: 'New booking', url: '/admin/bookings/new' },
      { name: 'Run sheet', url: '/admin/run-sheet' },
      { name: 'Messages', url: '/admin/messages' },
    ],
  })
}

/** https://www.w3.org/TR/appmanifest/ */
function appManifest(app: {
  id: string
  lang: string
  name: string
  short_name: string
  description?: string
  start_url: string
  scope?: string
  display: 'minimal-ui' | 'standalone'
  shortcuts: { name: string; url: string }[]
}): Response {
  const manifest = {
    ...app,
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}
