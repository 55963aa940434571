import { describe, expect, it } from 'vitest'
import { wordsFor } from '#business/words/words-for.ts'
import {
  checkDelivery,
  describeDelivery,
  getDelivery,
  readDeliveryChoice,
  seenDeliveryField,
} from './delivery.ts'

const at = '2026-11-26T04:00:00.000Z'
const ready = { status: 'confirmed', pickedUpAt: at, readyAt: at } as const
const delivery = { date: '2026-11-27', time: '5PM-7PM' } as const
const chosen = { deliveryDate: '2026-11-27', deliveryTime: '5PM-7PM' } as const

describe('checkDelivery', () => {
  it.each([
    [{ status: 'pending' }, 'not-ready'],
    [{ ...ready, readyAt: null }, 'not-ready'],
    [{ ...ready, readyAt: null, arrivedAt: at }, 'not-ready'],
    [ready, null],
    [{ ...ready, dispatchedAt: at }, 'on-the-way'],
    [{ ...ready, readyAt: null, dispatchedAt: at }, 'on-the-way'],
    [{ ...ready, deliveredAt: at }, 'on-the-way'],
    [{ ...ready, status: 'completed' }, 'finished'],
    [{ ...ready, status: 'cancelled' }, 'finished'],
  ] as const)('refuses %j: %s', (booking, refusal) => {
    expect(checkDelivery(booking)).toBe(refusal)
  })
})

describe('getDelivery', () => {
  it('needs a day and a slot', () => {
    expect(getDelivery(chosen)).toEqual(delivery)
    expect(getDelivery({ ...chosen, deliveryTime: null })).toBeNull()
    expect(getDelivery({})).toBeNull()
  })
})

describe('readDeliveryChoice', () => {
  const read = (to?: string, seen?: string) => {
    const form = new FormData()
    if (to !== undefined) form.set('to', to)
    if (seen !== undefined) form.set(seenDeliveryField, seen)
    return readDeliveryChoice(form)
  }

  it('reads the chosen and the shown time; empty is none', () => {
    expect(read('2026-11-27, 5PM-7PM', '')).toEqual({ to: delivery, expected: null })
    expect(read('', '2026-11-27, 5PM-7PM')).toEqual({ to: null, expected: delivery })
  })

  it.each([undefined, 'soon', '2026-11-27', '2026-11-27, noon', '2026-02-30, 5PM-7PM'])(
    'rejects %j',
    (text) => {
      expect(read(text, '')).toBeNull()
      expect(read('', text)).toBeNull()
    },
  )

  it.each(['9999-12-31, 5PM-7PM', '2026-11-27, 5PM-7PM, 9AM-11AM', '2026-11-27, constructor'])(
    'rejects %j',
    (text) => expect(read(text, '')).toBeNull(),
  )
})

describe('describeDelivery', () => {
  it('names the day and both ends of the slot', () => {
    expect(describeDelivery({ delivery }, wordsFor('en'), '2026-11-20')).toBe(
      'We deliver on Friday, 27 November between 5:00 PM and 7:00 PM.',
    )
    const inJanuary = { delivery: { ...delivery, date: '2027-01-04' } }
    expect(describeDelivery(inJanuary, wordsFor('en'), '2026-11-20')).toContain(
      'Monday, 4 January 2027 between',
    )
  })

  it('is null without a time, and after the delivery', () => {
    expect(describeDelivery({ delivery: null }, wordsFor('en'), '2026-11-20')).toBeNull()
    expect(describeDelivery({ delivery, deliveredAt: at }, wordsFor('en'), '2026-11-20')).toBeNull()
  })
})
