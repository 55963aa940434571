import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { stageOf } from '#business/bookings/order-stage.ts'
import { billAnchor } from '#business/manage-links/manage-link.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

/** The first button is the next act, if there is one. */
export function BookingActions({
  words: { bill, bookingLinks, delivery, manage, spam },
  paths,
  booking,
  mayChange,
  amountDue,
  hasUpi,
  phone,
}: {
  words: Pick<Words, 'bill' | 'bookingLinks' | 'delivery' | 'manage' | 'spam'>
  /** `delivery` is null while no delivery time can be chosen. */
  paths: Record<'reschedule' | 'cancel' | 'bookAgain', string> & { delivery: string | null }
  booking: Parameters<typeof stageOf>[0] & Pick<ManagedBooking, 'delivery'>
  mayChange: boolean
  amountDue: string | null
  hasUpi: boolean
  phone: string | null
}) {
  const chooseDelivery = paths.delivery && {
    href: paths.delivery,
    label: booking.delivery ? delivery.change : delivery.choose,
  }
  const stage = stageOf(booking)
  const isBeforePickup = stage === 'pending' || stage === 'confirmed' || stage === 'missed'
  const isOver = stage === 'delivered' || stage === 'cancelled'
  const actions = [
    mayChange && { href: paths.reschedule, label: manage.reschedule },
    !booking.delivery && chooseDelivery,
    amountDue && {
      href: `#${billAnchor}`,
      label: hasUpi ? fillSentence(bill.pay, { amount: amountDue }) : bookingLinks.bill,
    },
    booking.delivery && chooseDelivery,
    isBeforePickup &&
      !mayChange &&
      phone && {
        href: phoneHref(phone),
        label: fillSentence(spam.call, { phone: formatPhone(phone) }),
      },
    !mayChange && { href: paths.bookAgain, label: manage.bookAgain },
  ].flatMap((action) => action || [])
  return (
    <p className="mt-5 flex flex-wrap gap-3 empty:hidden print:hidden">
      {actions.map(({ href, label }, index) => (
        <ButtonLink
          key={href}
          href={href}
          look={index > 0 || (href === paths.bookAgain && !isOver) ? 'quiet' : 'main'}
          className={wide}
        >
          {label}
        </ButtonLink>
      ))}
      {mayChange && (
        <ButtonLink href={paths.cancel} look="danger" className={wide}>
          {manage.cancel}
        </ButtonLink>
      )}
    </p>
  )
}

const wide = 'grow sm:grow-0'
