import type { ManagedBooking } from '#app/models/bookings/managed-bookings.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PhoneLink } from '#app/ui/parts/contact-facts.tsx'
import { explainChangeRefusal } from '#business/manage-links/customer-changes.ts'
import type { Words } from '#business/words/sentence.ts'
import { PhoneSentence } from './manage-parts.tsx'

export function BookingActions({
  words,
  paths,
  booking,
  isPickedUp,
  mayChange,
  phone,
}: {
  words: Pick<Words, 'delivery' | 'manage' | 'pickups'>
  /** `delivery` is null while no delivery time can be chosen. */
  paths: Record<'reschedule' | 'cancel' | 'bookAgain', string> & { delivery: string | null }
  booking: Pick<ManagedBooking, 'status' | 'delivery'>
  isPickedUp: boolean
  mayChange: boolean
  phone: string | null
}) {
  const { delivery, manage } = words
  return (
    <>
      {paths.delivery && (
        <p className="mt-5 flex print:hidden">
          <ButtonLink href={paths.delivery} className="grow sm:grow-0">
            {booking.delivery ? delivery.change : delivery.choose}
          </ButtonLink>
        </p>
      )}
      {mayChange ? (
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.reschedule} className="grow sm:grow-0">
            {manage.reschedule}
          </ButtonLink>
          <ButtonLink href={paths.cancel} look="danger" className="grow sm:grow-0">
            {manage.cancel}
          </ButtonLink>
        </p>
      ) : (
        <>
          {isPickedUp ? (
            <PhoneSentence sentence={manage.questions} phone={phone} className="mt-5" />
          ) : (
            <p className="mt-5">
              {explainChangeRefusal(booking.status, words)} {phone && <PhoneLink phone={phone} />}
            </p>
          )}
          <p className="mt-3 print:hidden">
            <ButtonLink href={paths.bookAgain} look={isPickedUp ? 'quiet' : 'main'}>
              {manage.bookAgain}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  )
}
