import { expect, it } from 'vitest'
import { createPreviewToken, getAnchor, previewConfig, verifyPreviewToken } from './preview.ts'

const { preview, livePreview } = previewConfig('services', getAnchor)
const entry = { id: '1', slug: 'shoes' }

it.each([
  ['en', '/services'],
  ['hi', '/hi/services'],
  ['mr', '/mr/services'],
  ['all', '/services'],
])('opens the page of the locale %s', (locale, path) => {
  for (const href of [
    preview(entry, { locale }),
    livePreview.url({ data: entry, locale: { code: locale } }),
  ]) {
    const { pathname, hash, searchParams } = new URL(href)
    expect({ pathname, hash }).toEqual({ pathname: path, hash: '#shoes' })
    expect(searchParams.get('preview')).toBeTruthy()
  }
})

it('opens the home page in Hindi', () =>
  expect(new URL(previewConfig('home').preview({}, { locale: 'hi' })).pathname).toBe('/hi'))

const morning = new Date('2026-11-26T09:30:00+05:30')
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1000)

it('signs a token that is valid for a day, rounded up to the hour', () => {
  const token = createPreviewToken('secret', morning)
  expect(verifyPreviewToken('secret', token, morning)).toEqual(hoursLater(24))
  expect(verifyPreviewToken('secret', token, new Date(hoursLater(24).getTime() - 1))).not.toBeNull()
  expect(verifyPreviewToken('secret', token, hoursLater(24))).toBeNull()
})

it('signs the same token within an hour', () => {
  expect(createPreviewToken('secret', hoursLater(0.1))).toBe(
    createPreviewToken('secret', hoursLater(0.9)),
  )
  expect(createPreviewToken('secret', hoursLater(0.1))).not.toBe(
    createPreviewToken('secret', hoursLater(1.1)),
  )
})

it('rejects another secret, a changed expiry and malformed tokens', () => {
  const token = createPreviewToken('secret', morning)
  const [end, signature] = token.split('.')
  const later = (parseInt(end!, 36) + 1).toString(36)
  expect(verifyPreviewToken('other', token, morning)).toBeNull()
  expect(verifyPreviewToken('secret', `${later}.${signature}`, morning)).toBeNull()
  for (const text of ['', '.', 'x', `${end}.`, `.${signature}`, `${end}.${signature}x`]) {
    expect(verifyPreviewToken('secret', text, morning)).toBeNull()
  }
})
