import { createContext, use, useContext } from 'react'

interface Preview {
  /** As text. */
  expiresAt: string
  /** The origin of the CMS, which frames the page. */
  cmsOrigin: string
  nonce: string
}

/** Set for pages with drafts, which are not hydrated and cannot send forms. */
export const PreviewContext = createContext<Preview | null>(null)

/** Includes the script that reloads the page when the CMS form saves a draft. */
export function PreviewBanner() {
  const preview = useContext(PreviewContext)
  if (!preview) return null
  return (
    <>
      <p className="sticky top-0 z-20 bg-marigold-pale px-5 py-2 text-center text-sm font-semibold text-ink print:hidden">
        Preview with drafts. Visitors do not see this. The link works until {preview.expiresAt}.
      </p>
      <script nonce={preview.nonce} src="/preview.js" data-cms-origin={preview.cmsOrigin} />
    </>
  )
}

const id = 'styles'

/**
 * Inlined to save a round trip before the first paint. Null in development, where pages link to the
 * stylesheet.
 */
export const InlineStylesContext = createContext(
  typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null),
)

export function InlineStyles({ css }: { css: string }) {
  return <style id={id} dangerouslySetInnerHTML={{ __html: css }} />
}

/** CSP nonce. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return use(NonceContext)
}
