import { expect, it } from 'vitest'
import { getAnchor, previewConfig } from './preview-config.ts'

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
