/** https://www.w3.org/TR/appmanifest/ */
export function appManifest(app: {
  /** Identifies the installed app. */
  id: string
  /** BCP 47. */
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
