import type { Consent } from '#business/content/site-content.ts'
import { sitePages } from '#business/content/site-pages.ts'

/**
 * What somebody agrees to by sending a form. Opens beside the form, because without scripts, and in the contact form,
 * what was typed would be lost on the way.
 */
export function PrivacyNote({ text, link }: Consent) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <a href={sitePages.privacy.path} target="_blank" className="link">
        {link}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
