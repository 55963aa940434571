import { siteContent } from '#app/models/content/content.server.ts'
import { defaultLanguage, languages } from '#business/languages/languages.ts'
import { appManifest } from './app-manifest.ts'

export async function loader() {
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
