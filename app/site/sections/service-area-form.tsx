import type { Pages } from '#app/models/content/content.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { pageAnchors, serviceAreaHref } from '#business/content/site-pages.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'

export interface PincodeAnswer {
  pincode: string
  answer: string
  isValid: boolean
}

/** Works without JavaScript. The response is not cached. */
export function ServiceAreaForm({
  language,
  words,
  texts,
  pincodeAnswer,
}: {
  language: Language
  words: Words['sections']
  texts: Pages['locations']['serviceArea']
  pincodeAnswer?: PincodeAnswer | null
}) {
  return (
    <section id={pageAnchors.serviceArea} className="mx-auto max-w-page px-5 pb-12 print:hidden">
      <MarkedText as="h2" texts={texts} field="heading" className="text-xl font-bold" />
      <MarkedText as="p" texts={texts} field="text" className="mt-2 text-ink-soft" />
      <form
        method="get"
        action={localPath(language, serviceAreaHref)}
        className="mt-4 flex max-w-md gap-3"
      >
        <input
          name="pincode"
          defaultValue={pincodeAnswer?.pincode}
          aria-label={words.pincode}
          aria-invalid={pincodeAnswer && !pincodeAnswer.isValid ? true : undefined}
          aria-describedby={pincodeAnswer ? 'service-area-answer' : undefined}
          placeholder="400058"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          className="min-h-12 w-full min-w-0 rounded-card border border-line-strong bg-white px-4 py-3 aria-invalid:border-red aria-invalid:bg-red-pale"
        />
        <Button
          {...textProps(texts, 'button')}
          type="submit"
          size="snug"
          look="quiet"
          className="shrink-0"
        />
      </form>
      {pincodeAnswer && (
        <p
          id="service-area-answer"
          role="status"
          className={`mt-4 font-semibold ${pincodeAnswer.isValid ? '' : 'text-red'}`}
        >
          {pincodeAnswer.answer}
        </p>
      )}
    </section>
  )
}
