import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, defuseLinks, hasLink, toOneLine } from './clean-text.ts'
import { extractDigits, toAsciiDigits } from './digits.ts'

it.each([
  ['Asha\u200b Kul\u00adkarni\ufeff', 'Asha Kulkarni'],
  ['\u202aAsha\u202c \u2067Rao\u2069', 'Asha Rao'],
  ['Asha\u202e11189', 'Asha11189'],
  ['shop\u2060.example', 'shop.example'],
  ['Asha\u0000\u0007\u009f', 'Asha'],
  ['Asha\u{e0041}\u{e007f}', 'Asha'],
  ['Asha\ufe0f', 'Asha'],
  ['Asha\ue000\ufdd0\u{10ffff}', 'Asha'],
  ['Asha\ud800', 'Asha'],
  ['Asha\u00a0Rao\u3000\u2003x', 'Asha Rao  x'],
  ['Jose\u0301', 'José'],
  // NFC has no composed nukta.
  ['\u0958लम', '\u0915\u093cलम'],
  ['Hill Road\r\nBandra\rMumbai\u2028India\t', 'Hill Road\nBandra\nMumbai\nIndia '],
])('cleans %j as %j', (typed, clean) => expect(cleanText(typed)).toBe(clean))

it.each([
  ...['\u200b', '\u00ad', '\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\u00a0', '\u034f'],
  ...['\u180e', '\u{e0001}', '\ufe0f', '\u0301', '\u093e', '\ud800', '\udc00', '\ufeff', '\0'],
  ...[
    '\u093e\u200d\u093e',
    '\u0d4d\u200d',
    '\ufffc',
    '\u{1d159}',
    '\ue000',
    '\u2066\u2069',
    ' \n\t\u2003',
    '\u200d',
    '\u200c',
  ],
])('empties text of %j', (filler) => {
  expect(cleanText(filler.repeat(3))).toBe('')
  expect(cleanLine(` ${filler} `)).toBe('')
})

it('joins the lines of a line', () => {
  expect(cleanLine('Asha\r\n\r\nBcc: all')).toBe('Asha Bcc: all')
})

describe('joiners', () => {
  it.each([
    ...['क्\u200dष', 'क्\u200cष', 'र\u200d\u094dया', 'র\u200d্যাব', 'می\u200cخواهم', 'அ\u200cஆ'],
    // Final letters of Malayalam and Bengali, as older keyboards write them.
    ...['മോഹന\u0d4d\u200d', 'হঠাত\u09cd\u200d', 'അവന\u0d4d\u200d ഇവിടെ'],
    ...['👩\u200d👩\u200d👧', '👩🏽\u200d⚕\ufe0f', '❤\ufe0f\u200d🔥', '1\ufe0f\u20e3', '☎\ufe0e'],
  ])('stay in %j', (text) => expect(cleanText(text)).toBe(text.normalize()))

  it.each([
    ['a\u200db', 'ab'],
    ['\u200dक', 'क'],
    ['क\u200d', 'क'],
    ['क्\u200d', 'क्'],
    ['ന\u0d4d\u200c', 'ന\u0d4d'],
    ['क\u200d क', 'क क'],
    ['क\u200d\u200dक', 'कक'],
    ['क\u200b\u200dक', 'कक'],
    ['१\u200d२', '१२'],
    ['9\u200c8', '98'],
    ['👩\u200d', '👩'],
    ['9\ufe0f8', '98'],
  ])('leave %j as %j', (text, clean) => expect(cleanText(text)).toBe(clean))
})

const visible = fc.constantFrom(
  ...['आ', 'शा', 'कु', 'ल', 'क', 'र्', 'णी', 'ळ', 'ज़', '\u0958', 'த', 'மி', 'ழ்', 'ا', 'ر', 'دو', 'ی'],
  ...[
    'a',
    'Z',
    'é',
    'e\u0301',
    'ß',
    '9',
    '९',
    ' ',
    '\n',
    '-',
    '’',
    '₹',
    '。',
    '😀',
    '❤️',
    '🇮🇳',
    '👍🏽',
  ],
)
const hidden = fc.constantFrom(
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u00ad',
    '\ufeff',
  ],
  ...[
    '\u034f',
    '\u061c',
    '\u115f',
    '\u180e',
    '\u2800',
    '\u3164',
    '\ufe0e',
    '\ufe0f',
    '\u{e0020}',
    '\0',
  ],
  ...[
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ud83d',
    '\ude00',
    '\ue000',
    '\ufffe',
    '\u0301',
    '\r',
  ],
)
const anyText = fc
  .array(fc.oneof(visible, hidden, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 })
  .map((parts) => parts.join(''))

it('keeps visible text as it is, in NFC', () => {
  const texts = fc
    .array(visible, { minLength: 1 })
    .map((parts) => parts.join(''))
    .filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(texts, (text) => {
      expect(cleanText(text)).toBe(text.normalize())
    }),
  )
})

it('changes clean text no further', () => {
  for (const clean of [cleanText, cleanLine]) {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(clean(clean(text))).toBe(clean(text))
      }),
    )
  }
})

it('leaves no invisible character but joiners inside words and emoji', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const rest = cleanLine(text)
        .replace(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu, '')
        .replace(/(?<=[\u09cd\u0d4d])\u200d/gu, '')
        .replace(
          /\p{ExtPict}[\ufe0e\ufe0f]|\ufe0f\u20e3|[\p{ExtPict}\p{EMod}]\u200d(?=\p{ExtPict})/gu,
          '',
        )
        .replace(/^\u200d(?=\p{ExtPict})/gu, '')
      expect(rest).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800\n]/u)
    }),
  )
})

it.each([
  ['Flat 3, Hill Road', 'Flat 3, Hill Road'],
  ['Flat 3\nHill Road\r\nBandra', 'Flat 3, Hill Road, Bandra'],
  ['Flat 3, \n\n Hill Road', 'Flat 3, Hill Road'],
])('writes %j as %j', (address, line) => expect(toOneLine(address)).toBe(line))

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

it.each([
  ['Win at https://evil.example', true],
  ['ftp://evil.example', true],
  ['WWW.evil.example', true],
  ['Asha Kulkarni', false],
  ['A. K. Sharma', false],
  ['St.Xavier: c/o Asha', false],
  ['Awww', false],
])('finds a link in %j: %s', (text, isLink) => {
  expect(hasLink(text)).toBe(isLink)
})

it.each([
  ['https://evil.example/x', 'https\u2060://evil\u2060.example/x'],
  ['WWW.evil.example', 'WWW\u2060.evil\u2060.example'],
  ['evil.भारत', 'evil\u2060.भारत'],
  ['Flat No.5, 2.5 km. Ring twice.', 'Flat No.5, 2.5 km. Ring twice.'],
  ['', ''],
])('writes %j without a link', (text, defused) => {
  expect(defuseLinks(text)).toBe(defused)
})
