import { expect, it } from 'vitest'
import { bookingColumns } from './booking-columns.ts'
import { bookingDetails, customerDetails, detailsOf, orderDetails } from './fields.ts'

it('gives files the columns of SPEC section 3, in order', () => {
  expect(bookingColumns).toEqual([
    ...['id', 'name', 'phone', 'email', 'address', 'date', 'time'],
    ...['service_type', 'items', 'instructions', 'status', 'created_at'],
  ])
})

it('counts each detail either to the customer or to the order', () => {
  expect([...customerDetails, ...orderDetails].toSorted()).toEqual(bookingDetails.toSorted())
})

it('reads the details of a booking, with null for what is missing', () => {
  const booking = { name: 'Asha', phone: '9876543210', address: 'Hill Road', time: '9AM-11AM' }
  expect(detailsOf(booking)).toEqual({
    ...{ name: 'Asha', phone: '9876543210', address: 'Hill Road' },
    ...{ email: null, items: null, instructions: null },
  })
})
