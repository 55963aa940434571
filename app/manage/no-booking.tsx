import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { manageLinkValidDays } from '#business/manage-links/manage-link.ts'

export const noBookingTexts = {
  unknown: {
    heading: 'We cannot find this booking',
    text: 'Part of the link may be missing. Open the full link, or ask for it again.',
    button: 'Get the link again',
  },
  expired: {
    heading: 'This link has expired',
    text: `A booking link works until ${manageLinkValidDays} days after the pickup.`,
    button: 'Find another booking',
  },
} as const

export function NoBooking({
  missing,
  phone,
}: {
  missing: keyof typeof noBookingTexts
  phone: string | null
}) {
  const { heading, text, button } = noBookingTexts[missing]
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-5 px-5 py-12 md:py-20">
      <h1 className="text-2xl font-bold">{heading}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <ButtonLink href="/booking/find">{button}</ButtonLink>
      {phone && (
        <p>
          Or call us on <PhoneLink phone={phone} />.
        </p>
      )}
    </div>
  )
}
