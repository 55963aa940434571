import { expect, it } from 'vitest'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import {
  bookingDetailNames,
  customerDetailNames,
  mapDetails,
  orderDetailNames,
  pickDetails,
} from './fields.ts'

it('lists the CSV columns in order', () => {
  expect(orderDetailNames.slice(0, 2)).toEqual(['items', 'instructions'])
  expect(bookingColumns).toEqual([
    ...['id', 'name', 'phone', 'email', 'address', 'date', 'time'],
    ...['service_type', ...orderDetailNames, 'status', 'created_at'],
  ])
})

it('assigns each detail to the customer or the order', () => {
  expect([...customerDetailNames, ...orderDetailNames].toSorted()).toEqual(
    bookingDetailNames.toSorted(),
  )
})

it('reads details, with null for missing ones', () => {
  const booking = { name: 'Asha', phone: '9876543210', address: 'Hill Road', time: '9AM-11AM' }
  expect(pickDetails(booking)).toEqual({
    ...mapDetails(() => null),
    ...{ name: 'Asha', phone: '9876543210', address: 'Hill Road' },
  })
})
