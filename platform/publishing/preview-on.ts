import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { previewToken } from './preview-token.ts'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 780 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** An entry that an editor has open. A draft may lack its address. */
type Entry = Record<string, unknown> & { id?: string; slug?: string | null }

/** By its own address, as the site does. */
export const anchorOf = ({ slug, id }: Entry) => slug ?? id ?? ''

/**
 * Where an editor looks at what is being written: a page of the site with all drafts in it. Beside the form, where it
 * follows the typing, and behind the Preview button, whose address may be passed on and opens the drafts for a day. It opens
 * at the part of the page that `anchor` names, where what is edited stands.
 */
export function previewOn(page: PageName, anchor: (entry: Entry) => string = () => '') {
  const address = (entry: Entry) => {
    const url = new URL(sitePages[page].path, environment.siteUrl)
    url.searchParams.set('preview', previewToken(environment.secret ?? '', new Date()))
    url.hash = anchor(entry)
    return url.href
  }
  return {
    preview: address,
    livePreview: { url: ({ data }: { data: Entry }) => address(data), breakpoints },
  }
}
