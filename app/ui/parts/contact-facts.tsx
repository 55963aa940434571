import type { Address } from '#business/content/map-links.ts'
import type { HoursRow } from '#business/pickups/opening-hours.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { ButtonLink } from './button.tsx'
import { LineIcon, phoneIconPath } from './line-icon.tsx'
import { MarkedText } from './marked-text.tsx'

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

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="tap-link wrap-anywhere">
      {email}
    </a>
  )
}

export function CallButton({
  label,
  phone,
  className,
}: {
  label: string
  phone: string
  className?: string
}) {
  return (
    <ButtonLink href={phoneHref(phone)} look="quiet" size="stacked" className={className}>
      <LineIcon strokes={phoneIconPath} className="size-5" />
      {label}
    </ButtonLink>
  )
}

export function PostalAddress({ address, className }: { address: Address; className?: string }) {
  return (
    <address className={`not-italic ${className ?? ''}`}>
      <MarkedText texts={address} field="street" />
      <br />
      <MarkedText texts={address} field="city" />, <MarkedText texts={address} field="state" />{' '}
      {address.zip}
      <br />
      <MarkedText texts={address} field="country" />
    </address>
  )
}

export function HoursList({ hours }: { hours: HoursRow[] }) {
  return (
    <div className="@container">
      <dl className="space-y-2 @min-[21rem]:space-y-1">
        {hours.map(({ days, hours: open }) => (
          <div
            key={days}
            className="@min-[21rem]:flex @min-[21rem]:justify-between @min-[21rem]:gap-4"
          >
            <dt className="font-medium @min-[21rem]:font-normal">{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
