import { ButtonLink } from '#app/ui/parts/button.tsx'
import { FilledSentence } from '#app/ui/parts/filled-sentence.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { manageLinkValidDays } from '#business/manage-links/manage-link.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

export function NoBooking({
  words,
  missing,
  findPath,
  phone,
}: {
  words: Words['manage']
  missing: 'unknown' | 'expired'
  findPath: string
  phone: string | null
}) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-5 py-12 md:py-20">
      <h1 className="text-2xl font-bold">{words[missing]}</h1>
      <p className="text-lg text-ink-soft">
        {missing === 'unknown'
          ? words.unknownDetail
          : fillSentence(words.expiredDetail, { days: manageLinkValidDays })}
      </p>
      <ButtonLink href={findPath}>
        {missing === 'unknown' ? words.getLink : words.findAnother}
      </ButtonLink>
      {phone && (
        <p>
          <FilledSentence sentence={words.orCall} values={{ phone: <PhoneLink phone={phone} /> }} />
        </p>
      )}
    </div>
  )
}
