/** How many characters of a booking's id people read, say and type. */
export const referenceLength = 8

/** The name people call a booking by: the first 8 characters of its id, in upper case. */
export function referenceOf(bookingId: string): string {
  return bookingId.slice(0, referenceLength).toUpperCase()
}

/** What a reference looks like. */
export const referencePattern = /^[0-9A-F]{8}$/
