import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import { CustomerCell } from './row-cells.tsx'

const booking: BookingListItem = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'confirmed', serviceType: 'laundry' },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210' },
  ...{ address: 'Hill Road', locality: 'Bandra West', firstOrder: false, hasMailProblem: false },
  ...{ hasNote: false, isCollected: false, isUnassigned: false, isErased: false, version: '' },
  ...{ createdAt: '', updatedAt: '', completedAt: null },
}

it.each([true, false])('marks a collected booking, with isFull %s', (isFull) => {
  const render = (isCollected: boolean) =>
    renderToStaticMarkup(
      <CustomerCell booking={{ ...booking, isCollected }} isFull={isFull}>
        {booking.name}
      </CustomerCell>,
    )
  expect(render(true)).toContain('Picked up')
  expect(render(false)).not.toContain('Picked up')
})
