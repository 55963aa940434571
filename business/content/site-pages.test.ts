import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { bookingHref, isBookingSubpage, pageLanguages, pickLinkedService } from './site-pages.ts'

it.each([
  [{ title: 'Dry Cleaning', bookedAs: 'dry-cleaning' }, '/booking?step=2&service=dry-cleaning'],
  [{ title: 'Laundry Services', bookedAs: 'laundry' }, '/booking?step=2&service=laundry'],
  [
    { title: 'Express Service', bookedAs: 'both' },
    '/booking?step=2&service=both&items=Express+Service',
  ],
  [
    { title: 'Express Service', bookedAs: 'both', express: true },
    '/booking?step=2&service=both&express=on',
  ],
  [{ title: 'Express', bookedAs: null, express: true }, '/booking?express=on'],
  [{ title: 'Curtains & rugs', bookedAs: null }, '/booking?items=Curtains+%26+rugs'],
] as const)('books %j at %s', (service, href) => expect(bookingHref(service, english)).toBe(href))

it.each(['लॉन्ड्री सेवा', 'Laundry Services'])('fills in no items for %s in Hindi', (title) => {
  const href = bookingHref({ title, bookedAs: 'laundry' }, wordsFor('hi'))
  expect(href).toBe('/booking?step=2&service=laundry')
})

type Linked = Parameters<typeof bookingHref>[0]

const services = [
  { title: 'Dry Cleaning', bookedAs: 'dry-cleaning' },
  { title: 'Home Services', bookedAs: 'both' },
  { title: 'Express Service', bookedAs: 'both', express: true },
].map((service) => ({ ...service, bookingHref: bookingHref(service as Linked, english) }))

it.each([
  ['service=both&items=Home+Services', 'Home Services'],
  ['service=both&express=on', 'Express Service'],
  ['service=both&express=on&items=Home+Services', undefined],
  ['utm_source=mail&service=dry-cleaning', 'Dry Cleaning'],
  ['service=both&items=Call+0900', undefined],
  ['service=both', undefined],
  ['', undefined],
])('recognises the service of ?%s as %s', (query, title) =>
  expect(pickLinkedService(services, new URLSearchParams(query))?.title).toBe(title),
)

it('recognises pages about an existing booking', () => {
  expect(isBookingSubpage('/booking/manage/key/cancel')).toBe(true)
  expect(isBookingSubpage('/booking')).toBe(false)
})

it('lists each language, and English for others', () => {
  const pageUrl = (prefix: string) => `https://saaf.example${prefix}/about`
  expect(pageLanguages('/about', 'https://saaf.example')).toEqual([
    { hrefLang: 'en', href: pageUrl(''), ogLocale: 'en_IN' },
    { hrefLang: 'hi', href: pageUrl('/hi'), ogLocale: 'hi_IN' },
    { hrefLang: 'mr', href: pageUrl('/mr'), ogLocale: 'mr_IN' },
    { hrefLang: 'x-default', href: pageUrl(''), ogLocale: null },
  ])
})
