import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { previewToken } from './preview-token.ts'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 780 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/**
 * Where an editor looks at what is being written: a page of the site with all drafts in it. Beside the form, where it
 * follows the typing, and behind the Preview button, whose address may be passed on and opens the drafts for a day.
 */
export function previewOn(page: PageName) {
  const address = () => {
    const url = new URL(sitePages[page].path, environment.siteUrl)
    url.searchParams.set('preview', previewToken(environment.secret ?? '', new Date()))
    return url.href
  }
  return { preview: address, livePreview: { url: address, breakpoints } }
}
