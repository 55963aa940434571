import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import { pickStepTimes } from '#business/bookings/return/order-steps.ts'
import { EndActions } from './row-actions.tsx'
import { type Cell, OrderCell, PlaceCell, StateCell } from './row-cells.tsx'

const booking: BookingListItem = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'confirmed', serviceType: 'laundry' },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210' },
  ...{ address: 'Hill Road', locality: 'Bandra West', firstOrder: false, hasMailProblem: false },
  ...{ hasNote: false, express: false, promisedDate: null, deliveryDate: null },
  ...{ deliveryTime: null, bill: null, missedReason: null, pieceCount: null },
  ...pickStepTimes({}),
  ...{ isUnassigned: false, erasedAt: null, version: '' },
  ...{ createdAt: '', updatedAt: '', completedAt: null, due: '2026-11-26' },
}

const now = new Date('2026-11-20T06:00:00Z')
const at = '2026-11-26T05:00:00.000Z'

const render = (
  Cell: (cell: Cell) => ReactNode,
  changes: Partial<BookingListItem>,
  grouping: Cell['grouping'] = 'slot',
) => {
  const html = renderToStaticMarkup(
    <Cell booking={{ ...booking, ...changes }} grouping={grouping} now={now} />,
  )
  return html.replace(/<[^>]+>/g, '')
}

it('shows the state, and the time that no heading names', () => {
  expect(render(StateCell, {})).toBe('Confirmed')
  expect(render(StateCell, {}, 'day')).toBe('Confirmed9AM-11AM')
  expect(render(StateCell, {}, 'all')).toBe('ConfirmedThu, 26 Nov, 9AM-11AM')
})

it('shows the pieces counted at the door until the bill has them', () => {
  const counted = { pickedUpAt: at, pieceCount: 12 }
  expect(render(OrderCell, counted)).toBe('Laundry · 12 pieces')
  const bill = { pieces: 14, kilograms: 0, totalPaise: 48_600, isPaid: false }
  expect(render(OrderCell, { ...counted, bill })).toBe('Laundry · ₹486 · unpaid · 14 pieces')
})

it('shows the chosen delivery time until the clothes are delivered', () => {
  const chosen = {
    ...{ pickedUpAt: at, readyAt: at },
    deliveryDate: '2026-11-27',
    deliveryTime: '5PM-7PM',
  } as const
  expect(render(OrderCell, chosen)).toBe('Laundry · back Fri, 27 Nov, 5PM-7PM')
  expect(render(StateCell, chosen, 'return')).toBe('Ready5PM-7PM')
  expect(render(OrderCell, { ...chosen, deliveredAt: at })).toBe('Laundry')
})

it('shows pieces, and an unpaid amount', () => {
  const bill = { pieces: 12, kilograms: 0, totalPaise: 48_600, isPaid: false }
  expect(render(OrderCell, { bill })).toBe('Laundry · ₹486 · unpaid · 12 pieces')
  expect(render(OrderCell, { bill: { ...bill, isPaid: true } })).toContain('₹486 · paid')
  expect(render(OrderCell, { express: true })).toBe('Laundry · Express')
})

it('hides the address of an erased booking', () => {
  expect(render(PlaceCell, {})).toBe('Confirmed · Bandra West · Hill Road · ')
  expect(render(PlaceCell, { erasedAt: at })).toBe('Confirmed · ')
})

it('ends an order at the end of the row, unless its next step does', () => {
  const End = (cell: Cell) => <EndActions {...cell} onAsk={() => {}} />
  expect(render(End, {}, 'all')).toBe('CompleteCancel')
  const delivered = { pickedUpAt: at, arrivedAt: at, readyAt: at, dispatchedAt: at }
  expect(render(End, { ...delivered, deliveredAt: at }, 'all')).toBe('Cancel')
})

it('marks a first order', () => {
  expect(render(OrderCell, { firstOrder: true })).toBe('Laundry · First order')
})
