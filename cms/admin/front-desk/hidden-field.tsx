export function HiddenField() {
  return null
}
