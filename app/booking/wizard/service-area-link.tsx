import type { FormWords } from '#business/words/en/forms.ts'
import type { ServiceAreaWords } from '#business/words/en/service-area.ts'

/** Opens in a new tab: without scripts, the form would lose its input. */
export function ServiceAreaLink({
  href,
  words,
}: {
  href: string
  words: { serviceArea: ServiceAreaWords; forms: FormWords }
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
