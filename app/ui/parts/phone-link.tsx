import { formatPhone, phoneHref } from '#business/words/phone.ts'

export function PhoneLink({
  phone,
  className = 'inline-block link',
}: {
  phone: string
  className?: string
}) {
  return (
    <a href={phoneHref(phone)} className={`${className} tabular-nums`}>
      {formatPhone(phone)}
    </a>
  )
}
