import type { BookingLinkWords } from '#business/words/en/booking-links.ts'

export const bookingLinks: BookingLinkWords = {
  manage: 'देखें, समय बदलें या कैंसल करें',
  order: 'अपना ऑर्डर देखें',
  bill: 'अपना बिल देखें',
  again: 'फिर से बुक करें',
}
