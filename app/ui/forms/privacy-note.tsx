import { sitePages } from '#business/content/site-pages.ts'
import type { FormWords } from '#business/words/en/forms.ts'

/** Opens in a new tab: the contact form, and any form without scripts, would lose its input. */
export function PrivacyNote({
  texts,
  words,
}: {
  texts: { consent: string; privacyLink: string }
  words: Pick<FormWords, 'opensInNewTab'>
}) {
  return (
    <p className="text-sm text-ink-soft">
      {texts.consent}{' '}
      <a href={sitePages.privacy.path} target="_blank" className="link">
        {texts.privacyLink}
        <span className="sr-only"> {words.opensInNewTab}</span>
      </a>
    </p>
  )
}
