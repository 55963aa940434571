import type { FlattenedField } from 'payload'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Picture } from '#business/content/picture.ts'
import { byLanguage, langOf } from '#business/languages/languages.ts'
import type { Media } from '#payload-types.ts'
import { resolveContent, type Resolved, toPicture } from './resolve-content.server.ts'

const field = (name: string, type: FlattenedField['type'], options: object = {}) =>
  ({ name, type, ...options }) as FlattenedField
const text = (name: string, options: object = {}) => field(name, 'text', options)
const list = (name: string, flattenedFields: FlattenedField[]) =>
  field(name, 'array', { flattenedFields })
const group = (name: string, flattenedFields: FlattenedField[]) =>
  field(name, 'group', { flattenedFields })

const resolve = (fields: FlattenedField[], stored: object, defaults: object) =>
  resolveContent(
    fields,
    stored,
    byLanguage(() => defaults),
    'en',
  ) as Record<string, unknown>

const page = [
  text('heading', { required: true }),
  text('button'),
  list('links', [text('label', { required: true }), text('note')]),
  group('cards', [text('email'), text('hours')]),
]
const defaults = {
  button: 'Book Now',
  links: [{ label: 'Home' }],
  cards: { email: 'Email', hours: 'Hours' },
}
const defaultLinks = [{ label: 'Home', note: null }]

describe('the text of a language', () => {
  const localized = { localized: true }
  const fields = [text('heading', localized), list('links', [text('label', localized)])]
  const texts = {
    en: { heading: 'Prices', links: [{ label: 'Home' }] },
    hi: { heading: 'दाम', links: [{ label: 'होम' }] },
    mr: { heading: 'दर', links: [{ label: 'होम' }] },
  }
  const read = (stored: object) => resolveContent(fields, stored, texts, 'hi')

  it('is the translation, also of rows', () => {
    const stored = { heading: { en: 'Costs', hi: 'कीमत' }, links: [{ label: { hi: 'घर' } }] }
    expect(read(stored)).toEqual({ heading: 'कीमत', links: [{ label: 'घर' }] })
  })

  it('is the edited English text, named for its lang attribute', () => {
    const stored = { heading: { en: 'Costs', hi: '' }, links: [{ label: { en: 'Start' } }] }
    const resolved = read(stored)
    expect(resolved).toEqual({
      heading: 'Costs',
      links: [{ label: 'Start', english: ['label'] }],
      english: ['heading'],
    })
    expect(langOf(resolved as { heading: string }, 'heading')).toBe('en')
  })

  it.each([[{}], [{ heading: { en: 'Prices' }, links: [{ label: { en: 'Home' } }] }]])(
    'is the default text of the language where English is not edited: %j',
    (stored) => expect(read(stored)).toEqual(texts.hi),
  )
})

describe('resolveContent', () => {
  it('returns the stored texts, and the default of each empty one at any depth', () => {
    const stored = {
      heading: 'Hello',
      button: 'Go',
      links: [],
      cards: { email: '', hours: 'Open' },
    }
    expect(resolve(page, stored, defaults)).toEqual({
      heading: 'Hello',
      button: 'Go',
      links: defaultLinks,
      cards: { email: 'Email', hours: 'Open' },
    })
  })

  it.each([[{}], [{ heading: null, button: null, links: null, cards: null }], [{ heading: '' }]])(
    'returns the defaults for %j, and null for a text without one',
    (stored) => {
      const resolved = resolve(page, stored, defaults)
      expect(resolved).toEqual({ ...defaults, heading: null, links: defaultLinks })
    },
  )

  it('omits rows that lack a required field, and the ids of the others', () => {
    const links = [
      { id: '1', label: 'Shop', note: '' },
      { id: '2', label: '', note: 'New' },
    ]
    const { links: resolved } = resolve(page, { links }, defaults)
    expect(resolved).toEqual([{ label: 'Shop', note: null }])
  })

  it('keeps rows whose empty required field is hidden by a condition', () => {
    const url = text('url', { required: true, admin: { condition: () => false } })
    const links = [{ label: 'Home', url: null }]
    expect(resolve([list('links', [text('label'), url])], { links }, {})).toEqual({ links })
  })

  it('omits fields that editors cannot edit', () => {
    const fields = [
      text('heading'),
      text('_status'),
      text('updatedAt', { admin: { hidden: true } }),
    ]
    const stored = { heading: 'Hello', _status: 'published', updatedAt: '2026-11-20', other: 'x' }
    expect(resolve(fields, stored, {})).toEqual({ heading: 'Hello' })
  })

  it('returns null for a missing picture, and omits rows that require one', () => {
    const slides = list('slides', [field('picture', 'upload', { required: true })])
    const stored = { picture: 'only-its-id', slides: [{ picture: null }] }
    expect(resolve([field('picture', 'upload'), slides], stored, {})).toEqual({
      picture: null,
      slides: [],
    })
  })

  it('returns rich text as HTML, with typed text escaped', () => {
    const typed = { type: 'text', version: 1, text: '<b>' }
    const text = { root: { type: 'root', children: [{ type: 'paragraph', children: [typed] }] } }
    const fields = [field('text', 'richText')]
    expect(resolve(fields, { text }, {})).toEqual({ text: '<p>&lt;b&gt;</p>' })
    expect(resolve(fields, { text: null }, {})).toEqual({ text: null })
  })

  it('drops what the editor does not offer from rich text', () => {
    const upload = { type: 'upload', relationTo: 'media', value: { url: 'javascript:x' } }
    const paragraph = {
      type: 'paragraph',
      format: 'center',
      children: [{ type: 'text', text: 'A' }],
    }
    const fields = [field('text', 'richText')]
    const resolveText = (text: unknown) => resolve(fields, { text }, {})
    expect(resolveText({ root: { type: 'root', children: [upload, paragraph] } })).toEqual({
      text: '<p>A</p>',
    })
    for (const broken of ['x', 5, [], {}, { root: {} }, { root: { children: 'x' } }]) {
      expect(resolveText(broken)).toHaveProperty('text')
    }
  })

  it('returns numbers, including zero, and checkboxes unchanged', () => {
    const fields = ['amount', 'none'].map((name) => field(name, 'number'))
    const ticks = ['on', 'off'].map((name) => field(name, 'checkbox'))
    const stored = { amount: 0, on: true, off: null }
    const resolved = resolve([...fields, ...ticks], stored, {})
    expect(resolved).toEqual({ amount: 0, none: null, on: true, off: false })
  })

  it('throws for an unknown field type', () => {
    expect(() => resolve([field('place', 'point')], {}, {})).toThrow(
      'The field place has an unknown type: point',
    )
  })

  it('infers the types of values that are never null', () => {
    interface Stored {
      id: string
      heading: string
      button?: string | null
      picture?: (string | null) | Media
      order: number
      shown?: boolean | null
      story: { root: object }
      slides?: { picture: string | Media; caption?: string | null; id?: string | null }[] | null
      cards?: { email?: string | null; hours?: string | null }
      updatedAt?: string | null
      _status?: ('draft' | 'published') | null
    }
    type Marked<Texts> = Texts & { english?: string[] }
    interface Expected {
      heading: string | null
      button: string
      picture: Picture | null
      order: number | null
      shown: boolean
      story: string | null
      slides: Marked<{ picture: Picture; caption: string | null }>[]
      cards: Marked<{ email: string; hours: string | null }>
    }
    type Actual = Resolved<Stored, { button: string; cards: { email: 'Email' } }>
    expectTypeOf<Actual>().toEqualTypeOf<Marked<Expected>>()
  })
})

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
