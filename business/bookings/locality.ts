// What every address of the city ends in, and so tells nobody where to go.
const commonEndings = /^(?:greater |navi )?(?:mumbai|bombay|maharashtra|india)$/i

/**
 * The part of the city that an address lies in, as whoever wrote it has named it: the last part between commas or line
 * breaks that is no pincode, city, state or country. What is left of an address without any is the address itself.
 */
export function localityOf(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.replace(/\W*\b\d{3}\s?\d{3}\b\W*$/, '').trim())
    .map((part) => part.replace(/[\s-]+(?:mumbai|bombay)$/i, '').trim())
    .filter((part) => part !== '')
  return parts.findLast((part) => !commonEndings.test(part)) ?? parts.at(-1) ?? address.trim()
}
