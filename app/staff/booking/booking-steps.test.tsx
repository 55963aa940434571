import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { pickStepTimes } from '#business/bookings/return/order-steps.ts'
import { BookingSteps } from './booking-steps.tsx'

const at = '2026-11-26T05:00:00.000Z'
const booking = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'confirmed', erasedAt: null },
  ...{ date: '2026-11-18', bill: null },
  ...pickStepTimes({ pickedUpAt: at, readyAt: at }),
  steps: [{ step: 'ready', at, by: 'Meera' }],
  ...{ deliveryDate: '2026-11-28', deliveryTime: '9AM-11AM' },
} as BookingRecord

function render(changes: Partial<BookingRecord>) {
  const element = <BookingSteps booking={{ ...booking, ...changes }} today="2026-11-20" />
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
}

it('shows the delivery time until the clothes are delivered or the booking is cancelled', () => {
  expect(render({})).toContain('Sat, 28 Nov, 9AM-11AM')
  expect(render({ deliveredAt: at })).not.toContain('28 Nov')
  expect(render({ status: 'cancelled' })).not.toContain('28 Nov')
})
