import { randomInt } from 'node:crypto'

// Without letters and digits that are taken for each other when typed from a screen.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five: 98 bits, and still typed without a mistake. */
export function generatedPassword(): string {
  const group = () => Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
