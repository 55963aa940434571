import type { BookingLinkWords } from '#business/words/en/booking-links.ts'

export const bookingLinks: BookingLinkWords = {
  manage: 'पाहा, वेळ बदला किंवा रद्द करा',
  order: 'तुमची ऑर्डर पाहा',
  bill: 'तुमचं बिल पाहा',
  again: 'पुन्हा बुक करा',
}
