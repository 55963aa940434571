import { bookingFields, type BookingFieldWords, detailField, mapDetails } from './fields.ts'

const { date, time, serviceType } = bookingFields

/** In English. */
export const bookingFieldWords: BookingFieldWords = {
  ...mapDetails((name) => {
    const { label, inputLabel, hint } = detailField(name)
    return { label, inputLabel, ...(hint && { hint }) }
  }),
  date,
  time,
  serviceType,
}
