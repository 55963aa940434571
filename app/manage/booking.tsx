import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managePageHeaders, orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { contentFor, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { takeToast } from '#app/http/toast.server.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { OrderLabel } from '#app/ui/parts/order-label.tsx'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { FlashToast } from '#app/ui/toasts/flash-toast.tsx'
import { canCustomerChange, explainChangeRefusal } from '#business/manage-links/customer-changes.ts'
import {
  bookAgainLabel,
  bookAgainPath,
  calendarPath,
  managePath,
} from '#business/manage-links/manage-link.ts'
import { NoBooking, noBookingTexts } from './no-booking.tsx'
import { PickupTag } from './pickup-tag.tsx'
import { Timeline } from './timeline.tsx'

const statusByReason = { unknown: 404, expired: 410 } as const

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: shown && 'missing' in shown ? noBookingTexts[shown.missing].heading : 'Your pickup' },
  { name: 'robots', content: 'noindex' },
]

export const headers = managePageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const key = args.params.key!
  const now = new Date()
  const { phone, pickupRules } = (await contentFor(args)).business
  const { booking, missing } = await orServiceUnavailable(findByManageKey(key, now))
  if (missing) return data({ missing, phone }, { status: statusByReason[missing] })

  const { toast, headers } = await takeToast(args.request)
  const mayChange = canCustomerChange(booking, pickupRules, now)
  const { bookingFields, serviceTypes, dates, slots } = wordsOf(args.request)
  const words = { bookingFields, serviceTypes, dates, slots }
  return data({ words, booking, mayChange, phone, key, toast }, { headers })
}

export default function ManagedPickup() {
  const shown = useLoaderData<typeof loader>()
  if ('missing' in shown) return <NoBooking missing={shown.missing} phone={shown.phone} />
  const { words, booking, mayChange, phone, key, toast } = shown
  return (
    <div className="mx-auto max-w-2xl px-5 py-8 md:py-14">
      <FlashToast toast={toast} />
      <h1 className="mb-5 text-2xl font-bold">Your pickup</h1>
      <PickupTag booking={booking}>
        {mayChange && (
          <p className="-mb-2 print:hidden">
            <a href={calendarPath(key)} className="inline-block py-3 link">
              Add to calendar
            </a>
          </p>
        )}
      </PickupTag>
      {mayChange ? (
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={`${managePath(key)}/reschedule`} className="grow sm:grow-0">
            Reschedule
          </ButtonLink>
          <ButtonLink href={`${managePath(key)}/cancel`} look="danger" className="grow sm:grow-0">
            Cancel pickup
          </ButtonLink>
        </p>
      ) : (
        <>
          <p className="mt-5">
            {explainChangeRefusal(booking.status)} {phone && <PhoneLink phone={phone} />}
          </p>
          <p className="mt-3 print:hidden">
            <ButtonLink href={bookAgainPath(key)}>{bookAgainLabel}</ButtonLink>
          </p>
        </>
      )}
      <section className="mt-10">
        <h2 className="text-xl font-bold">Updates</h2>
        <Timeline steps={booking.timeline} />
      </section>
      <section className="mt-10">
        <h2 className="text-xl font-bold">Your booking</h2>
        <div className="mt-4">
          <OrderLabel order={booking} words={words} />
        </div>
        {mayChange && phone && (
          <p className="mt-4">
            Need to change something else? Call us on <PhoneLink phone={phone} />.
          </p>
        )}
      </section>
    </div>
  )
}
