/** Joins the lines of an address with commas. */
export function toOneLine(address: string): string {
  return address.replaceAll(/[\s,]*\n\s*/g, ', ')
}
