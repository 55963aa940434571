/** In the place of a field that is read in the letter above it. */
export function InLetter() {
  return null
}
