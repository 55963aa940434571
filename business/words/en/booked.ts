import type { Translation } from '#business/words/sentence.ts'

/** The receipt of a new booking. */
export const booked = {
  heading: 'Booked',
  pickup: 'Pickup on {pickup}',
  claimTag: 'Your claim tag',
  nextSteps: {
    heading: 'What happens next',
    /** When we call; without opening hours, `next`. */
    callNow: 'Today until {time}',
    callLater: '{day} after {time}',
    next: 'Next',
    call: 'We’ll call you to confirm.',
    callOn: 'We’ll call you on {phone} to confirm.',
    collect: 'We’ll collect. Keep your clothes ready in a bag.',
    collectFrom: 'We’ll collect from {address}. Keep your clothes ready in a bag.',
    /** Outside the service area. */
    callOutside: 'We’ll call you on {phone} to see whether we can come to {pincode}.',
    collectOutside:
      'If we can come, we’ll collect from {address}. Keep your clothes ready in a bag.',
    onceClean: 'Once clean',
  },
  confirmationSent: 'A confirmation is on its way to {email}.',
  noEmail: 'You gave no email, so keep this booking in your calendar, in WhatsApp or on paper.',
  addToCalendar: 'Add to calendar',
  saveToWhatsapp: 'Save to WhatsApp',
  /** Text sent to WhatsApp. */
  whatsapp: '{business}: pickup {reference} on {pickup}. {manage}: {link}',
  bookAnother: 'Book another pickup',
} as const

/** `manage` is the label of the manage link. */
export type BookedWords = Translation<typeof booked> & { manage: string }
