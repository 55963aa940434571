import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { BookingBill } from './booking-bill.tsx'

const bill = { totalPaise: 45_000, paidAt: null, paidBy: null, paymentMethod: null, upi: null }

it.each([
  { status: 'completed', paidAt: null, shown: 'Unpaid' },
  { status: 'cancelled', paidAt: null, shown: 'Not owed' },
  { status: 'cancelled', paidAt: '2026-11-26T05:00:00.000Z', shown: 'Paid' },
])('shows a bill with the status $status: $shown', ({ status, paidAt, shown }) => {
  const booking = { status, reference: 'AB12CD34', bill: { ...bill, paidAt } } as BookingRecord
  const router = createMemoryRouter([{ path: '/', element: <BookingBill booking={booking} /> }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(shown)
})
