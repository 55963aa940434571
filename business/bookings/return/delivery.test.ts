import { describe, expect, it } from 'vitest'
import { wordsFor } from '#business/languages/words.ts'
import { describeDelivery, findDeliveryRefusal, getDelivery } from './delivery.ts'

const at = '2026-11-26T04:00:00.000Z'
const ready = { status: 'confirmed', pickedUpAt: at, readyAt: at } as const
const delivery = { date: '2026-11-27', time: '5PM-7PM' } as const
const chosen = { deliveryDate: '2026-11-27', deliveryTime: '5PM-7PM' } as const

describe('findDeliveryRefusal', () => {
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
    expect(findDeliveryRefusal(booking)).toBe(refusal)
  })
})

describe('getDelivery', () => {
  it('needs a day and a slot', () => {
    expect(getDelivery(chosen)).toEqual(delivery)
    expect(getDelivery({ ...chosen, deliveryTime: null })).toBeNull()
    expect(getDelivery({})).toBeNull()
  })
})

describe('describeDelivery', () => {
  it('names the day and both ends of the slot', () => {
    expect(describeDelivery({ delivery }, wordsFor('en'))).toBe(
      'We deliver on Friday, 27 November between 5:00 PM and 7:00 PM.',
    )
  })

  it('is null without a time, and after the delivery', () => {
    expect(describeDelivery({ delivery: null }, wordsFor('en'))).toBeNull()
    expect(describeDelivery({ delivery, deliveredAt: at }, wordsFor('en'))).toBeNull()
  })
})
