import { expect, it } from 'vitest'
import { extractDigits, toAsciiDigits } from './digits.ts'

it.each([
  ['४०० ०५३', '400 053'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['９８７６５', '98765'],
  // Five rows of digits without a gap.
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['Flat 12, अंधेरी ½ ²', 'Flat 12, अंधेरी ½ ²'],
])('converts %j to %j', (typed, ascii) => expect(toAsciiDigits(typed)).toBe(ascii))

it('extracts the digits of a phone number in any script', () =>
  expect(extractDigits('+९१ ৯৮৭৬৫-43210')).toBe('919876543210'))
