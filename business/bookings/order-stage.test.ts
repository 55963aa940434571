import { describe, expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { describeNext, describeStageDay, stageOf } from './order-stage.ts'

const at = '2026-11-25T04:00:00.000Z'
const steps = ['pickedUpAt', 'arrivedAt', 'readyAt', 'dispatchedAt', 'deliveredAt'] as const
const upTo = (last: (typeof steps)[number]) =>
  Object.fromEntries(steps.slice(0, steps.indexOf(last) + 1).map((step) => [step, at]))

it.each([
  [{ status: 'pending' }, 'Waiting for our call'],
  [{ status: 'confirmed' }, 'Pickup confirmed'],
  [{ status: 'pending', missedReason: 'moved' }, 'Not collected'],
  [{ status: 'confirmed', missedReason: 'moved', ...upTo('pickedUpAt') }, 'Picked up'],
  [{ status: 'cancelled', missedReason: 'moved' }, 'Cancelled'],
  [{ status: 'confirmed', ...upTo('arrivedAt') }, 'At the shop'],
  [{ status: 'confirmed', ...upTo('readyAt') }, 'Ready'],
  [{ status: 'confirmed', ...upTo('dispatchedAt') }, 'On its way'],
  [{ status: 'confirmed', ...upTo('deliveredAt') }, 'Delivered'],
  [{ status: 'completed', ...upTo('deliveredAt') }, 'Delivered'],
  [{ status: 'completed' }, 'Delivered'],
  [{ status: 'cancelled', ...upTo('pickedUpAt') }, 'Cancelled'],
] as const)('calls the stage of %j: %s', (booking, stage) =>
  expect(english.order.stages[stageOf(booking)]).toBe(stage),
)

const booking = {
  ...({ status: 'confirmed', date: '2026-11-26', time: '11AM-1PM', phone: '9876543210' } as const),
  ...{ delivery: null, promisedDate: '2026-11-28', uncertainPincode: null },
}
const delivery = { date: '2026-11-29', time: '5PM-7PM' } as const
const beforePickup = new Date('2026-11-26T07:29:00Z')
const afterPickup = new Date('2026-11-26T07:30:00Z')

describe('what happens next', () => {
  const say = (changes: object, amountDue: string | null = null, now = beforePickup) =>
    describeNext({ ...booking, ...changes }, { amountDue, now }, english)

  it('asks for the clothes until the pickup has passed', () => {
    expect(say({})).toBe('Keep your clothes ready in a bag. We’ll collect them.')
    expect(say({}, null, afterPickup)).toBeNull()
  })

  it('asks for another time after a missed pickup', () => {
    const missed = say({ missedReason: 'moved' }, null, afterPickup)
    expect(missed).toBe('We came, but could not collect. Please choose another time.')
  })

  it('promises only a call outside the service area', () => {
    const pending = { status: 'pending' }
    expect(say(pending)).toBe('We’ll call you to confirm your pickup.')
    expect(say({ ...pending, uncertainPincode: '411001' })).toBe(
      'We’ll call you on 98765 43210 to see whether we can come to 411001.',
    )
  })

  it('asks for a delivery time, then says until when it can change', () => {
    const ready = upTo('readyAt')
    expect(say(ready)).toBe('Choose when we deliver your clothes.')
    expect(say({ ...ready, delivery })).toBe(
      'You can change the delivery time until we’re on our way.',
    )
  })

  it('names what is left to pay from the moment the van leaves', () => {
    expect(say(upTo('dispatchedAt'))).toBe('We’re on our way to you.')
    expect(say(upTo('dispatchedAt'), '₹486')).toContain('Please have ₹486 ready.')
    expect(say(upTo('deliveredAt'), '₹486')).toContain('Please pay ₹486.')
    expect(say({ status: 'completed', ...upTo('deliveredAt') })).not.toContain('₹')
  })

  it('does not say that nothing is collected once the shop has the clothes', () => {
    const cancelled = { status: 'cancelled' }
    expect(say(cancelled)).toContain('Nothing will be collected.')
    expect(say({ ...cancelled, ...upTo('pickedUpAt') })).not.toContain('collected')
  })
})

describe('the day that matters', () => {
  const days = (changes: object, today = '2026-11-26') =>
    describeStageDay({ ...booking, ...changes }, english, today)

  it('is the pickup and the promised day, then the promised day until it has passed', () => {
    const backBy = 'Back by Saturday, 28 November, evening'
    expect(days({})).toEqual(['Pickup on Thursday, 26 November 2026, 11AM-1PM', backBy])
    expect(days(upTo('arrivedAt'), '2026-11-28')).toEqual([backBy])
    expect(days(upTo('arrivedAt'), '2026-11-29')).toEqual([])
    expect(days(upTo('dispatchedAt'))).toEqual([])
  })

  it('is uncertain outside the service area', () => {
    const uncertain = { promisedDate: null, uncertainPincode: '411001' }
    const sentence = 'If we come to 411001: Thursday, 26 November 2026, 11AM-1PM'
    expect(days(uncertain)).toEqual([sentence])
  })

  it('is the chosen delivery, then the day of the delivery', () => {
    const chosen = 'Delivery on Sunday, 29 November 2026, 5PM-7PM'
    expect(days({ ...upTo('readyAt'), delivery })).toEqual([chosen])
    expect(days({ ...upTo('dispatchedAt'), delivery })).toEqual([chosen])
    expect(days({ ...upTo('deliveredAt'), delivery })).toEqual([
      'Delivered on Wednesday, 25 November',
    ])
  })

  it('is none of a cancelled order', () => {
    expect(days({ status: 'cancelled' })).toEqual([])
  })
})
