// Shared by all addresses in the city.
const commonEndings = /^(?:greater |navi )?(?:mumbai|bombay|maharashtra|india)$/i

/**
 * Returns the last part between commas or line breaks that is not a pincode, city, state or
 * country, or else the last part.
 */
export function extractLocality(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.replace(/\W*\b\d{3}\s?\d{3}\b\W*$/, '').trim())
    .map((part) => part.replace(/[\s-]+(?:mumbai|bombay)$/i, '').trim())
    .filter((part) => part !== '')
  return parts.findLast((part) => !commonEndings.test(part)) ?? parts.at(-1) ?? address.trim()
}
