import { describe, expect, it } from 'vitest'
import type { Media } from '#payload-types.ts'
import { toPicture } from './pictures.server.ts'

const updatedAt = '2026-11-20T10:00:00.000Z'
const version = Date.parse(updatedAt).toString(36)

const uploaded: Media = {
  id: 'a',
  alt: 'A shirt on a hanger',
  createdAt: updatedAt,
  updatedAt,
  filename: 'my shirt.png',
  width: 1200,
  height: 900,
  sizes: {
    avif480: { filename: 'my shirt-480x360.avif', width: 480, mimeType: 'image/avif' },
    webp480: { filename: 'my shirt-480x360.webp', width: 480, mimeType: 'image/webp' },
    avif960: { filename: 'my shirt-960x720.avif', width: 960, mimeType: 'image/avif' },
    webp960: { filename: 'my shirt-960x720.webp', width: 960, mimeType: 'image/webp' },
    avif1600: { filename: null, width: null, mimeType: null },
    webp1600: { filename: null, width: null, mimeType: null },
  },
}

describe('toPicture', () => {
  it('lists each format by width, smallest first, with the version in the URLs', () => {
    expect(toPicture(uploaded, 'en')).toEqual({
      filename: 'my shirt.png',
      src: `/media/my%20shirt-960x720.webp?v=${version}`,
      srcSetAvif: `/media/my%20shirt-480x360.avif?v=${version} 480w, /media/my%20shirt-960x720.avif?v=${version} 960w`,
      srcSetWebp: `/media/my%20shirt-480x360.webp?v=${version} 480w, /media/my%20shirt-960x720.webp?v=${version} 960w`,
      width: 1200,
      height: 900,
      alt: 'A shirt on a hanger',
      focus: null,
    })
  })

  it('returns the focal point unless it is the centre', () => {
    const focusAt = (focalX?: number | null, focalY?: number | null) =>
      toPicture({ ...uploaded, focalX, focalY }, 'en')?.focus
    expect(focusAt(20, 75)).toEqual({ x: 20, y: 75 })
    expect(focusAt(0, 50)).toEqual({ x: 0, y: 50 })
    expect(focusAt(50, 50)).toBeNull()
    expect(focusAt(null, null)).toBeNull()
  })

  it('uses the original file when there are no sizes', () => {
    expect(toPicture({ ...uploaded, sizes: undefined }, 'en')).toMatchObject({
      src: `/media/my%20shirt.png?v=${version}`,
      srcSetAvif: '',
      srcSetWebp: '',
    })
  })

  it.each([null, undefined, 'only-its-id', { ...uploaded, filename: null }])(
    'returns null without a stored picture: %o',
    (media) => {
      expect(toPicture(media, 'en')).toBeNull()
    },
  )
})
