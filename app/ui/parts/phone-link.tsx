import { formatPhone, phoneHref } from '#business/words/phone.ts'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="inline-block link tabular-nums">
      {formatPhone(phone)}
    </a>
  )
}
