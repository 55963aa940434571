import type { BookingField } from '#business/bookings/booking-request.ts'

/** What the form calls each field. */
export const fieldLabels: Record<BookingField, string> = {
  serviceType: 'Service',
  date: 'Pickup Date',
  time: 'Time Slot',
  name: 'Full Name',
  phone: 'Phone Number',
  email: 'Email (optional)',
  address: 'Pickup Address',
  items: 'Items Description (optional)',
  instructions: 'Special Instructions (optional)',
  requestKey: 'Form',
}
