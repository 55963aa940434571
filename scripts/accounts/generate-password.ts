import { randomInt } from 'node:crypto'

// Without letters and digits that look alike.
const readableCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five characters: 98 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => readableCharacters[randomInt(readableCharacters.length)]).join(
      '',
    )
  return Array.from({ length: 4 }, group).join('-')
}
