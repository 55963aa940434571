import { expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { bookingDetailNames, customerDetailNames, orderDetailNames, pickDetails } from './fields.ts'

it('lists the CSV columns in order', () => {
  const columns = [
    ...['id', 'name', 'phone', 'email', 'address', 'date', 'time'],
    ...['service_type', 'items', 'instructions', 'status', 'created_at'],
  ]
  expect(bookingColumns.filter((column) => columns.includes(column))).toEqual(columns)
})

it('assigns each detail to the customer or the order', () => {
  expect([...customerDetailNames, ...orderDetailNames].toSorted()).toEqual(
    bookingDetailNames.toSorted(),
  )
})

it('reads details, with null for missing ones', () => {
  const booking = { name: 'Asha', phone: '9876543210', address: 'Hill Road', time: '9AM-11AM' }
  expect(pickDetails(booking)).toMatchObject({
    ...{ name: 'Asha', phone: '9876543210', address: 'Hill Road' },
    ...{ email: null, items: null, instructions: null },
  })
})
