import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StepTimes } from '#business/bookings/return/order-steps.ts'
import type { BookingStatus } from '#business/bookings/status/status.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import * as english from '#business/words/en.ts'
import { BookingActions } from './booking-actions.tsx'

const delivery = { date: '2026-11-29', time: '5PM-7PM' } as const
interface Order extends StepTimes {
  status: BookingStatus
  mayChange: boolean
  canDeliver: boolean
  amountDue: string | null
  hasUpi?: boolean
  delivery?: Pickup
}

const open = { status: 'confirmed', mayChange: false, canDeliver: false, amountDue: null } as const
const at = '2026-11-25T04:00:00.000Z'
const call = 'Call +91 22 4000 1998'

it.each([
  [{ ...open, mayChange: true }, ['Reschedule', 'Cancel pickup']],
  [open, [call, 'Book again']],
  [{ ...open, canDeliver: true, readyAt: at }, ['Choose a delivery time', 'Book again']],
  [
    { ...open, canDeliver: true, amountDue: '₹486', readyAt: at },
    ['Choose a delivery time', 'Pay ₹486', 'Book again'],
  ],
  [
    { ...open, canDeliver: true, amountDue: '₹486', delivery, readyAt: at },
    ['Pay ₹486', 'Change the delivery time', 'Book again'],
  ],
  [{ ...open, deliveredAt: at }, ['Book again']],
  [{ ...open, status: 'completed', amountDue: '₹486' }, ['Pay ₹486', 'Book again']],
  [
    { ...open, status: 'completed', amountDue: '₹486', hasUpi: false },
    ['View your bill', 'Book again'],
  ],
  [{ ...open, status: 'completed' }, ['Book again']],
  [{ ...open, status: 'cancelled' }, ['Book again']],
] as const)('offers, the next act first, for %j: %j', (order, labels) => {
  expect(buttonsOf(order).map(({ label }) => label)).toEqual(labels)
  expect(buttonsOf(order).map(({ isMain }) => isMain)).toEqual(
    labels.map((_, index) => index === 0),
  )
})

it('has no main button while the shop has the clothes and nothing is to do', () =>
  expect(buttonsOf({ ...open, pickedUpAt: at })).toEqual([{ label: 'Book again', isMain: false }]))

function buttonsOf(order: Order) {
  const {
    status,
    mayChange,
    canDeliver,
    amountDue,
    hasUpi = true,
    delivery = null,
    ...steps
  } = order
  const paths = { reschedule: '/r', cancel: '/c', bookAgain: '/b' }
  const shown = renderToStaticMarkup(
    <BookingActions
      words={english}
      paths={{ ...paths, delivery: canDeliver ? '/d' : null }}
      booking={{ ...steps, status, delivery }}
      mayChange={mayChange}
      amountDue={amountDue}
      hasUpi={hasUpi}
      phone="+91 22 4000 1998"
    />,
  )
  return [...shown.matchAll(/<a class="([^"]*)"[^>]*>([^<]*)</g)].map(([, classes, label]) => {
    return { label, isMain: classes!.includes('bg-indigo ') }
  })
}
