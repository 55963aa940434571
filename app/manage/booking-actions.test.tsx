import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { BookingActions } from './booking-actions.tsx'

const delivery = { date: '2026-11-29', time: '5PM-7PM' } as const
const open = { status: 'confirmed', mayChange: false, canDeliver: false, amountDue: null } as const
const call = 'Call +91 22 4000 1998'

it.each([
  [{ ...open, mayChange: true }, ['Reschedule', 'Cancel pickup']],
  [open, [call, 'Book again']],
  [{ ...open, canDeliver: true }, ['Choose a delivery time', call, 'Book again']],
  [
    { ...open, canDeliver: true, amountDue: '₹486' },
    ['Choose a delivery time', 'Pay ₹486', call, 'Book again'],
  ],
  [
    { ...open, canDeliver: true, amountDue: '₹486', delivery },
    ['Pay ₹486', 'Change the delivery time', call, 'Book again'],
  ],
  [{ ...open, status: 'completed', amountDue: '₹486' }, ['Pay ₹486', 'Book again']],
  [{ ...open, status: 'completed' }, ['Book again']],
  [{ ...open, status: 'cancelled' }, ['Book again']],
] as const)('offers, the next act first, for %j: %j', (order, labels) => {
  const { status, mayChange, canDeliver, amountDue } = order
  const paths = { reschedule: '/r', cancel: '/c', bookAgain: '/b' }
  const shown = renderToStaticMarkup(
    <BookingActions
      words={english}
      paths={{ ...paths, delivery: canDeliver ? '/d' : null }}
      booking={{ status, delivery: 'delivery' in order ? order.delivery : null }}
      mayChange={mayChange}
      amountDue={amountDue}
      phone="+91 22 4000 1998"
    />,
  )
  const buttons = [...shown.matchAll(/<a class="([^"]*)"[^>]*>([^<]*)</g)]
  expect(buttons.map(([, , label]) => label)).toEqual(labels)
  expect(buttons.map(([, classes]) => classes!.includes('bg-indigo '))).toEqual(
    labels.map((_, index) => index === 0),
  )
})
