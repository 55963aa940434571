import { siteContent } from '#app/models/content/content.server.ts'

/** What a phone shows of the site that was put on its home screen. https://www.w3.org/TR/appmanifest/ */
export async function loader() {
  const { business, pages } = await siteContent()
  const manifest = {
    id: '/',
    name: pages.home.search.title ?? business.name,
    short_name: business.name,
    description: pages.home.search.description ?? undefined,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
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
    shortcuts: [{ name: 'Schedule Pickup', url: '/booking' }],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'max-age=3600' },
  })
}
