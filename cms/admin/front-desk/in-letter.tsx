/** Hides a field that the message view shows. */
export function InLetter() {
  return null
}
