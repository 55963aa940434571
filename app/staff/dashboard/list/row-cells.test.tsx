import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import { CustomerCell, PickupCell } from './row-cells.tsx'

const booking: BookingListItem = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'confirmed', serviceType: 'laundry' },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210' },
  ...{ address: 'Hill Road', locality: 'Bandra West', firstOrder: false, hasMailProblem: false },
  ...{ hasNote: false, isCollected: false, isUnassigned: false, isErased: false, version: '' },
  ...{ createdAt: '', updatedAt: '', completedAt: null },
}

it.each(['all', 'day', 'slot'] as const)('marks a collected booking grouped by %s', (grouping) => {
  const render = (isCollected: boolean) => {
    const collected = { ...booking, isCollected }
    return renderToStaticMarkup(
      <>
        <CustomerCell booking={collected} isFull={grouping === 'all'}>
          {booking.name}
        </CustomerCell>
        <PickupCell booking={collected} grouping={grouping} />
      </>,
    )
  }
  expect(render(true).match(/Picked up/g)).toHaveLength(1)
  expect(render(false)).not.toContain('Picked up')
})

it.each([
  [{}, '9AM-11AM · Bandra West · Laundry'],
  [{ isCollected: true }, '9AM-11AM · ✓ Picked up · Bandra West · Laundry'],
  [{ isErased: true }, '9AM-11AM · Laundry'],
])('separates the parts of a row with %j on a phone', (changes, text) => {
  const html = renderToStaticMarkup(
    <PickupCell booking={{ ...booking, ...changes }} grouping="day" />,
  )
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})
