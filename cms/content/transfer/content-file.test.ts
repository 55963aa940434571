import { describe, expect, it } from 'vitest'
import { contentFile, readContentFile, sha256, writeContentFile } from './content-file.ts'

const now = new Date('2027-01-26T09:00:00Z')
const bytes = Buffer.from('a picture')
const picture = {
  id: '4b1a4d2e-6a53-4cb3-9c1c-7e0d5c7c9f10',
  createdAt: now.toISOString(),
  alt: 'A shirt',
  filename: 'shirt.png',
  sha256: sha256(bytes),
  file: bytes.toString('base64'),
}
const file = contentFile(now, {
  globals: { 'home-page': { hero: { heading: 'Fresh' } } },
  collections: { services: [{ id: picture.id, createdAt: picture.createdAt, title: 'Ironing' }] },
  pictures: [picture],
})
const text = writeContentFile(file)

it('is read as it was written', () => {
  expect(readContentFile(text)).toEqual(file)
})

it('can be read by people: what it is and of when comes first, the pictures last', () => {
  expect(text.split('\n').slice(1, 4)).toEqual([
    '  "format": "saaf-content",',
    '  "version": 1,',
    '  "exportedAt": "2027-01-26T09:00:00.000Z",',
  ])
  expect(Object.keys(file).at(-1)).toBe('pictures')
})

describe('is refused with a sentence', () => {
  const changed = (changes: object) => JSON.stringify({ ...file, ...changes })
  it.each([
    ['where it is no JSON', 'Dear reader', /^This file is not an export of Saaf\.$/],
    ['where it is empty', '', /^This file is not an export of Saaf\.$/],
    ['where it is something else', '{"name":"saaf"}', /^This file is not an export of Saaf\.$/],
    ['where it is null', 'null', /^This file is not an export of Saaf\.$/],
    ['where it is cut off', text.slice(0, -200), /^This file is cut off/],
    [
      'where it is of a newer version',
      changed({ version: 2 }),
      /newer Saaf, in version 2 .* upgrade/,
    ],
    [
      'where a part is missing',
      changed({ globals: undefined }),
      /^This file is damaged at globals: /,
    ],
    [
      'where an id is none',
      changed({ collections: { services: [{ id: '7', createdAt: picture.createdAt }] } }),
      /^This file is damaged at collections\.services\.0\.id: /,
    ],
    [
      'where a picture has changed on the way',
      changed({ pictures: [{ ...picture, file: 'AAAA' }] }),
      /^This file is damaged: the picture "A shirt"/,
    ],
  ])('%s', (_, written, sentence) => {
    expect(() => readContentFile(written)).toThrow(sentence)
  })
})
