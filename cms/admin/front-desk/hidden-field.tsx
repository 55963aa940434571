/** Hides a field that the message view shows. */
export function HiddenField() {
  return null
}
