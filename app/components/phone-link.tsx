import { formatPhone, phoneHref } from '#business/phone'

/** A number that a tap dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="link whitespace-nowrap tabular-nums">
      {formatPhone(phone)}
    </a>
  )
}
