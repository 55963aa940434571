import { sitePages } from '#business/content/site-pages.ts'

/** Opens in a new tab: the contact form, and any form without scripts, would lose its input. */
export function PrivacyNote({ texts }: { texts: { consent: string; privacyLink: string } }) {
  return (
    <p className="text-sm text-ink-soft">
      {texts.consent}{' '}
      <a href={sitePages.privacy.path} target="_blank" className="link">
        {texts.privacyLink}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
