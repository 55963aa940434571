import { createContext, useContext } from 'react'
import type { Words } from '#business/words/sentence.ts'

interface Preview {
  /** As text. */
  expiresAt: string
  /** The origin of the CMS, which frames the page. */
  cmsOrigin: string
}

interface DocumentValues {
  /** CSP nonce. Empty in the browser, which hides it from scripts. */
  nonce: string
  /**
   * Inlined to save a round trip before the first paint. Null in development, where pages link to
   * the stylesheet.
   */
  inlineStyles: string | null
  /** Set for pages with drafts, which are not hydrated and cannot send forms. */
  preview: Preview | null
  /** On the server, where the root route may have no data, for example if no route matches. */
  errorWords: Words['errorPages'] | null
}

export const stylesId = 'styles'

export const DocumentContext = createContext<DocumentValues>({
  nonce: '',
  inlineStyles:
    typeof document === 'undefined'
      ? null
      : (document.getElementById(stylesId)?.textContent ?? null),
  preview: null,
  errorWords: null,
})

/** Includes the script that reloads the page when the CMS form saves a draft. */
export function PreviewBanner() {
  const { preview, nonce } = useContext(DocumentContext)
  if (!preview) return null
  return (
    <>
      <p className="sticky top-0 z-20 bg-marigold-pale px-5 py-2 text-center text-sm font-semibold text-ink print:hidden">
        Preview with drafts. Visitors do not see this. The link works until {preview.expiresAt}.
      </p>
      <script nonce={nonce} src="/preview.js" data-cms-origin={preview.cmsOrigin} />
    </>
  )
}
