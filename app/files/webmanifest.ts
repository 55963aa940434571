import { siteContent } from '#app/models/content/content.server.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { appManifest } from './app-manifest.ts'

export async function loader() {
  const { business, pages } = await siteContent(defaultLanguage)
  return appManifest({
    id: '/',
    name: pages.home.search.title ?? business.name,
    short_name: business.name,
    description: pages.home.search.description ?? undefined,
    start_url: '/',
    display: 'minimal-ui',
    shortcuts: [{ name: 'Schedule Pickup', url: '/booking' }],
  })
}
