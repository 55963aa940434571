import { useLocation } from '@remix-run/react'
import { MarkedText } from '#app/ui/parts/marked-text.tsx'
import { sitePages } from '#business/content/site-pages.ts'
import { languageOfPath, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

/** Opens in a new tab: the contact form, and any form without scripts, would lose its input. */
export function PrivacyNote({
  texts,
  words,
}: {
  texts: { consent: string; privacyLink: string }
  words: Pick<Words['forms'], 'opensInNewTab'>
}) {
  const language = languageOfPath(useLocation().pathname)
  return (
    <p className="text-sm text-ink-soft">
      <MarkedText texts={texts} field="consent" />{' '}
      <a
        href={localPath(language, sitePages.privacy.path)}
        target="_blank"
        className="tap-link max-lg:-my-3"
      >
        <MarkedText texts={texts} field="privacyLink" />
        <span className="sr-only"> {words.opensInNewTab}</span>
      </a>
    </p>
  )
}
