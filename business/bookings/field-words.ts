import {
  type BookingDetail,
  bookingFields,
  type BookingFieldWords,
  detailField,
  mapDetails,
} from './fields.ts'

const { date, time, serviceType } = bookingFields

// Apart from the fields, which browsers load.
const inputs: Record<BookingDetail, { inputLabel: string; hint?: string }> = {
  name: { inputLabel: 'Full Name' },
  phone: { inputLabel: 'Phone Number', hint: '10 digits.' },
  email: { inputLabel: 'Email', hint: 'We’ll send your confirmation here.' },
  address: { inputLabel: 'Pickup Address', hint: 'Flat, building, street, landmark, pincode.' },
  items: { inputLabel: 'Items Description', hint: 'For example, 3 shirts and 1 sari.' },
  instructions: {
    inputLabel: 'Special Instructions',
    hint: 'For example, stains, fabrics or a gate code.',
  },
}

/** In English. */
export const bookingFieldWords: BookingFieldWords = {
  ...mapDetails((name) => ({ label: detailField(name).label, ...inputs[name] })),
  date,
  time,
  serviceType,
}
