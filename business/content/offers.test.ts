import { describe, expect, it } from 'vitest'
import { nextOfferChange, type Offer, pickActiveOffer } from './offers.ts'

const diwali: Offer = {
  words: 'Diwali week',
  from: '2026-11-23T09:00',
  until: '2026-11-30T09:00',
  topOfHome: true,
}
const always: Offer = { words: '10% off', topOfHome: true, banners: true }
const offers = [diwali, always]

const mumbai = (clock: string) => new Date(`2026-11-${clock}+05:30`)

describe('active offer', () => {
  it.each([
    ['23T08:59:59', '10% off'],
    ['23T09:00:00', 'Diwali week'],
    ['30T08:59:59', 'Diwali week'],
    ['30T09:00:00', '10% off'],
  ])('returns at %s: %s', (clock, words) => {
    expect(pickActiveOffer('topOfHome', offers, mumbai(clock))?.words).toBe(words)
  })

  it('returns the first offer at the position, or none', () => {
    const now = mumbai('25T12:00')
    expect(pickActiveOffer('banners', offers, now)).toBe(always)
    expect(pickActiveOffer('firstOrders', offers, now)).toBeUndefined()
    expect(pickActiveOffer('topOfHome', [always, diwali], now)).toBe(always)
  })
})

it.each([
  ['22T23:00:00', '2026-11-23T09:00'],
  ['23T08:59:59', '2026-11-23T09:00'],
  ['23T09:00:00', '2026-11-30T09:00'],
  ['30T09:00:00', null],
])('finds after %s the next change at %s', (clock, change) => {
  expect(nextOfferChange(offers, mumbai(clock))).toBe(change)
})
