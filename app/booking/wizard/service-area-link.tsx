import type { Words } from '#business/words/sentence.ts'

/** Opens in a new tab: without scripts, the form would lose its input. */
export function ServiceAreaLink({
  href,
  words,
}: {
  href: string
  words: Pick<Words, 'serviceArea' | 'forms'>
}) {
  return (
    <p className="mt-2">
      <a href={href} target="_blank" className="tap-link">
        {words.serviceArea.question}
        <span className="sr-only"> {words.forms.opensInNewTab}</span>
      </a>
    </p>
  )
}
