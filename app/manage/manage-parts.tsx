import type { MetaFunction } from '@remix-run/node'
import { PhoneLink } from '#app/ui/parts/contact-facts.tsx'
import { FilledSentence } from '#app/ui/parts/marked-text.tsx'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import type { Sentence } from '#business/words/sentence.ts'

/** For pages whose loader returns a `title`. */
export const privatePageMeta: MetaFunction = ({ data }) => {
  const { title } = (data ?? {}) as { title?: string }
  return [...(title ? [{ title }] : []), { name: 'robots', content: 'noindex' }]
}

export function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="mt-5 rounded-card border border-red bg-red-pale p-4 font-semibold">
      {children}
    </p>
  )
}

export function PhoneSentence({
  sentence,
  phone,
  className,
}: {
  sentence: Sentence<'phone'>
  phone: string | null
  className?: string
}) {
  if (!phone) return null
  return (
    <p className={className}>
      <FilledSentence sentence={sentence} values={{ phone: <PhoneLink phone={phone} /> }} />
    </p>
  )
}

/** Sends the version that the page showed, so that a change does not overwrite a newer one. */
export function ExpectedBookingFields({
  booking: { status, date, time },
}: {
  booking: ExpectedBooking
}) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenDate" value={date} />
      <input type="hidden" name="seenTime" value={time} />
    </>
  )
}
