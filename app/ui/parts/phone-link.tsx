import { formatPhone, phoneHref } from '#business/words/phone.ts'

/** A number that a tap dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="inline-block link tabular-nums">
      {formatPhone(phone)}
    </a>
  )
}
