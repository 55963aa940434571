import type { Pages, SiteContent } from '#app/models/content/content.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PhoneLink } from '#app/ui/parts/contact-facts.tsx'
import { FilledSentence, MarkedText, textProps } from '#app/ui/parts/marked-text.tsx'
import { pageAnchors, sitePages } from '#business/content/site-pages.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import { branchFor, parsePincode, pincodeField } from '#business/pickups/service-area.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

type ServiceAreaWords = Words['sections'] & Words['serviceArea']

export function answerPincode(
  { url }: Request,
  { branches, serviceArea }: Pick<SiteContent, 'branches' | 'serviceArea'>,
) {
  const typed = new URL(url).searchParams.get(pincodeField)
  if (typed === null) return null
  const pincode = parsePincode(typed)
  if (!pincode) return { isValid: false as const, pincode: typed.slice(0, 10) }
  const { isRestricted, phone } = serviceArea
  const branchId = branchFor(pincode, serviceArea)?.id
  const { name, english } = branches.find(({ id }) => id === branchId) ?? {}
  return {
    isValid: true as const,
    pincode,
    branch: name ? { name, english } : null,
    isRestricted,
    phone,
  }
}

type PincodeAnswer = NonNullable<ReturnType<typeof answerPincode>>

export function ServiceAreaForm({
  language,
  words,
  texts,
  page,
  pincodeAnswer,
}: {
  language: Language
  words: ServiceAreaWords
  texts: Pages['locations']['serviceArea']
  page: 'home' | 'locations'
  pincodeAnswer: PincodeAnswer | null
}) {
  return (
    <section id={pageAnchors.serviceArea} className="mx-auto max-w-page px-5 pb-12 print:hidden">
      <MarkedText as="h2" texts={texts} field="heading" className="text-xl font-bold" />
      <MarkedText as="p" texts={texts} field="text" className="mt-2 text-ink-soft" />
      <form
        method="get"
        action={`${localPath(language, sitePages[page].path)}#${pageAnchors.serviceArea}`}
        className="mt-4 flex max-w-md gap-3"
      >
        <input
          name={pincodeField}
          defaultValue={pincodeAnswer?.pincode}
          aria-label={words.pincode}
          aria-invalid={pincodeAnswer?.isValid === false || undefined}
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
        <div id="service-area-answer" role="status" className="mt-4">
          <Answer language={language} words={words} answer={pincodeAnswer} />
        </div>
      )}
    </section>
  )
}

function Answer({
  language,
  words,
  answer,
}: {
  language: Language
  words: ServiceAreaWords
  answer: PincodeAnswer
}) {
  const { pincode } = answer
  if (!answer.isValid) return <p className="font-semibold text-red">{words.pincodeInvalid}</p>
  const bookingPath = localPath(language, sitePages.booking.path)
  const bookLink = (
    <a href={`${bookingPath}?${pincodeField}=${pincode}`} className="inline-block py-3 link">
      {words.bookPickup}
    </a>
  )
  const { branch, isRestricted, phone } = answer
  const phoneLink = phone && <PhoneLink phone={phone} className="inline-block py-3 link" />
  if (branch)
    return (
      <p>
        <strong>
          <FilledSentence
            sentence={words.collectsThere}
            values={{ branch: <MarkedText texts={branch} field="name" /> }}
          />
        </strong>{' '}
        · {bookLink}
      </p>
    )
  if (isRestricted)
    return (
      <p>
        <strong>{fillSentence(words.notThere, { pincode })}</strong>{' '}
        {phoneLink && <FilledSentence sentence={words.orCall} values={{ phone: phoneLink }} />}
      </p>
    )
  return (
    <>
      <p className="font-semibold">{fillSentence(words.notSure, { pincode })}</p>
      <p>
        {bookLink} {phoneLink && <>· {phoneLink}</>}
      </p>
    </>
  )
}
