import { createContext, useContext } from 'react'
import { formatMoment } from '#business/pickups/local-time.ts'

interface Preview {
  /** Until when the link is good. */
  endsAt: Date
  /** Where the CMS stands, whose form the page may stand beside: an origin. */
  cmsOrigin: string
  nonce: string
}

/** Set while a page is shown with drafts in it. Such a page hydrates nothing and sends no form. */
export const PreviewContext = createContext<Preview | null>(null)

/** What a preview says of itself, and the script by which it follows the form beside it. */
export function PreviewParts() {
  const preview = useContext(PreviewContext)
  if (!preview) return null
  return (
    <>
      <p className="sticky top-0 z-20 bg-marigold-pale px-5 py-2 text-center text-sm font-semibold text-ink print:hidden">
        Preview with drafts. Visitors do not see this. The link works until{' '}
        {formatMoment(preview.endsAt)}.
      </p>
      <script nonce={preview.nonce} src="/preview.js" data-cms-origin={preview.cmsOrigin} />
    </>
  )
}
