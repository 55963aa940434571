export const referenceLength = 8

/** Returns the first 8 characters in upper case. */
export function toReference(bookingId: string): string {
  return bookingId.slice(0, referenceLength).toUpperCase()
}

export const referencePattern = /^[0-9A-F]{8}$/
