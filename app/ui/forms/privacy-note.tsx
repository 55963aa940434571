import { sitePages } from '#business/content/site-pages.ts'

/**
 * What somebody agrees to by sending a form. Opens beside the form, because without scripts, and in the contact form,
 * what was typed would be lost on the way.
 */
export function PrivacyNote({ words }: { words: { consent: string; privacyLink: string } }) {
  return (
    <p className="text-sm text-ink-soft">
      {words.consent}{' '}
      <a href={sitePages.privacy.path} target="_blank" className="link">
        {words.privacyLink}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
