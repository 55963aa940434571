import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureFileStem } from './prepare-picture.ts'

it.each([
  ['shirt.jpg', 'shirt'],
  ['IMG 0001.JPG', 'IMG 0001'],
  ['shirt.png.jpg', 'shirt.png'],
  ['menu v1.2', 'menu v1.2'],
  ['shirt', 'shirt'],
  ['C:\\Users\\Asha\\shirt.jpg', 'shirt'],
  ['../../etc/shirt.jpg', 'shirt'],
  ['50% off? #1.jpg', '50- off- -1'],
  ['a\u0000b\u202ec\u200b.jpg', 'abc'],
  ['shirt. .jpg', 'shirt'],
  ['shirt-480x300.webp', 'shirt-480-300'],
  ['Cafe\u0301.jpg', 'Café'],
  ['क्‍ष.jpg', 'क्‍ष'],
  ['👕.jpg', '👕'],
])('makes a stem of %j', (name, stem) => expect(pictureFileStem(name)).toBe(stem))

it.each(['.jpg', '..jpg', '', ' ', '...', '/', '\\', '.', '??.png', '\u200d.jpg', '---.jpg'])(
  'names a picture without a name: %j',
  (name) => expect(pictureFileStem(name)).toBe('picture'),
)

it.each(['con', 'NUL', 'com1', 'aux.backup'])('escapes the reserved name %s', (name) => {
  expect(pictureFileStem(`${name}.jpg`)).toBe(`picture-${name}`)
})

it('cuts between letters', () => {
  expect(pictureFileStem(`${'क'.repeat(90)}.jpg`)).toBe('क'.repeat(66))
  expect(pictureFileStem(`${'कि'.repeat(90)}.jpg`)).toBe('कि'.repeat(33))
  expect(pictureFileStem(`${'👩‍👩‍👧'.repeat(90)}.jpg`)).toBe('👩‍👩‍👧'.repeat(11))
})

it('is short and safe for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      const stem = pictureFileStem(name)
      expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(210)
      expect(stem).not.toMatch(/[/\\?#%<>:*|"\p{Cc}]|^\.|[.\s]$|^$/u)
    }),
    { numRuns: 50 },
  )
})
