import { describe, expect, it } from 'vitest'
import { languageCodes } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import {
  type CustomerBill,
  describeBillNotes,
  describeBillRows,
  describeDiscount,
} from './customer-bill.ts'

const words = wordsFor('en')
const bill: CustomerBill = {
  lines: [
    { item: 'Silk sari', count: 2, unitPaise: 25_000 },
    { item: '', count: 1, unitPaise: 4_950 },
  ],
  ...{ piecesPaise: 54_950, surchargePaise: 0, discountPaise: 0, totalPaise: 54_950 },
  ...{ expressPercent: null, offer: null, percentOff: null, taxPaise: null, paidAt: null },
  paymentMethod: null,
  ...{ gstNumber: null, legalName: null, gstPercent: null, wording: null },
  updatedAt: '2026-11-26T06:00:00.000Z',
}

describe('describeBillRows', () => {
  it('names the service where a line has no item', () => {
    expect(describeBillRows(bill, 'laundry', words)).toEqual([
      { term: 'Silk sari', detail: '2 × ₹250', amount: '₹500' },
      { term: 'Laundry', detail: '', amount: '₹49.50' },
    ])
  })

  it('adds the surcharge and takes off the offer', () => {
    const express = { expressPercent: 50, surchargePaise: 25_000 }
    const off = { offer: '10% off your first order', percentOff: 10, discountPaise: 7_500 }
    expect(describeBillRows({ ...bill, ...express, ...off }, 'laundry', words).slice(2)).toEqual([
      { term: 'Express, 50%', detail: '', amount: '₹250' },
      { term: '10% off your first order', detail: '', amount: '−₹75' },
    ])
  })
})

describe('describeDiscount', () => {
  const first = { words: '10% off', percentOff: 10, firstOrders: true }
  const diwali = { words: 'Diwali', percentOff: 15, allOrders: true, until: '2026-12-01T00:00' }
  const order = { firstOrder: true, createdAt: '2026-11-30T18:29:59Z' }
  const later = { ...order, firstOrder: false }
  const describeFor = (one: typeof order, ...offers: object[]) =>
    describeDiscount(one, offers as (typeof diwali)[], words)

  it('names the larger offer, what it is for and its last day', () => {
    expect(describeFor(order, first, diwali)).toBe('15% off all orders until 30 Nov 2026')
    expect(describeFor(order, first, { ...diwali, percentOff: 5 })).toBe('10% off your first order')
    expect(describeFor(later, first, diwali)).toBe('15% off all orders until 30 Nov 2026')
    expect(describeFor(later, first)).toBeNull()
    expect(describeFor({ ...later, createdAt: '2026-11-30T18:30:00Z' }, diwali)).toBeNull()
  })

  it('names the time if the offer ends during a day, and no end if it has none', () => {
    const nine = '15% off all orders until 1 Dec 2026, 9:00 AM'
    expect(describeFor(later, { ...diwali, until: '2026-12-01T09:00' })).toBe(nine)
    expect(describeFor(later, { ...diwali, until: null })).toBe('15% off all orders')
  })
})

describe('a bill in another language', () => {
  const full = { ...bill, percentOff: 10, discountPaise: 7_500 }

  it('names the percentage if the offer is not translated', () => {
    const terms = (['hi', 'mr'] as const).map(
      (language) => describeBillRows(full, 'laundry', wordsFor(language)).at(-1)!.term,
    )
    expect(terms).toEqual(['10% की छूट', '10% सवलत'])
  })

  it('shows weights with their unit, also one kilogram', () => {
    const lines = [
      { item: 'Wash and fold', count: 2.5, unit: 'kg', unitPaise: 7_900 },
      { item: 'Wash and fold', count: 1, unit: 'kg', unitPaise: 7_900 },
    ] as const
    const details = (['en', 'hi', 'mr'] as const).map((language) =>
      describeBillRows({ ...bill, lines: [...lines] }, 'laundry', wordsFor(language)),
    )
    expect(details.map(([first]) => first!.detail)).toEqual([
      '2.5 kg × ₹79',
      '2.5 किलो × ₹79',
      '2.5 किलो × ₹79',
    ])
    expect(details[0]).toMatchObject([{ amount: '₹197.50' }, { detail: '1 kg × ₹79' }])
  })
})

describe('describeBillNotes', () => {
  it('mentions no GST by default', () => expect(describeBillNotes(bill, words)).toEqual([]))

  it('shows the payment, the tax and the details of the owner', () => {
    const payment = { paidAt: '2026-11-26T10:35:00.000Z', paymentMethod: 'cash' } as const
    const paid = { ...bill, ...payment, taxPaise: 8_382, gstPercent: 18 }
    const owner = { gstNumber: '27AAPFU0939F1ZV', legalName: 'Saaf LLP', wording: 'SAC 9997' }
    expect(describeBillNotes({ ...paid, ...owner }, words)).toEqual([
      'Paid on 26 Nov 2026, 4:05 PM by cash. Thank you.',
      'Includes GST of ₹83.82 (18%).',
      'Saaf LLP',
      'GST number: 27AAPFU0939F1ZV',
      'SAC 9997',
    ])
  })
})

it.each(languageCodes)('fills every sentence in %s', (language) => {
  const own = wordsFor(language)
  const full = { ...bill, surchargePaise: 1, expressPercent: 5, taxPaise: 1, gstPercent: 5 }
  const rows = describeBillRows(full, 'both', own).map(({ term, detail }) => term + detail)
  expect([...rows, ...describeBillNotes(full, own)].join('')).not.toMatch(/[{}]|undefined/)
})
