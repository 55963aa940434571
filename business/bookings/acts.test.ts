import { describe, expect, it } from 'vitest'
import { orderSteps, orderStepValues } from '#business/bookings/return/order-steps.ts'
import { actLabel, describeState, nextAct, type Order } from './acts.ts'

const today = '2026-11-28'
const at = '2026-11-28T04:00:00.000Z'
const bill = { totalPaise: 48_600, isPaid: false }
const confirmed: Order = { status: 'confirmed', date: today, bill: null }
const delivered: Order = {
  ...confirmed,
  ...Object.fromEntries(orderStepValues.map((step) => [orderSteps[step].column, at])),
}

describe('nextAct', () => {
  it('leads from the confirmation through all steps to the payment', () => {
    let order: Order = { ...confirmed, status: 'pending', bill }
    const acts = ['confirmed']
    expect(nextAct(order, today)).toBe('confirmed')
    order = { ...order, status: 'confirmed' }
    for (const step of orderStepValues) {
      acts.push(nextAct(order, today)!)
      order = { ...order, [orderSteps[step].column]: at }
    }
    acts.push(nextAct(order, today)!)
    expect(acts.map((act) => actLabel(act as 'paid'))).toEqual([
      ...['Confirm', 'Picked up', 'At the shop', 'Ready', 'Out for delivery', 'Delivered'],
      'Paid',
    ])
  })

  it('is Complete without a bill or after the payment', () => {
    expect(nextAct(delivered, today)).toBe('completed')
    expect(nextAct({ ...delivered, bill: { ...bill, isPaid: true } }, today)).toBe('completed')
  })

  it('is nothing before the day of the pickup, unless it was picked up early', () => {
    const tomorrow = { ...confirmed, date: '2026-11-29' }
    expect(nextAct(tomorrow, today)).toBeNull()
    expect(nextAct({ ...tomorrow, pickedUpAt: at }, today)).toBe('arrived')
  })

  it('asks for the payment of a completed order, and nothing else of a finished one', () => {
    expect(nextAct({ ...delivered, status: 'completed', bill }, today)).toBe('paid')
    expect(nextAct({ ...delivered, status: 'completed' }, today)).toBeNull()
    expect(nextAct({ ...confirmed, status: 'cancelled', bill }, today)).toBeNull()
  })
})

it.each<[string, Order]>([
  ['Pending', { ...confirmed, status: 'pending' }],
  ['Confirmed', { ...confirmed, bill }],
  ['Not collected', { ...confirmed, missedReason: 'moved' }],
  ['Picked up', { ...confirmed, pickedUpAt: at }],
  ['On its way', { ...confirmed, pickedUpAt: at, dispatchedAt: at }],
  ['Delivered', delivered],
  ['Unpaid', { ...delivered, bill }],
  ['Completed', { ...delivered, status: 'completed', bill }],
  ['Cancelled', { ...delivered, status: 'cancelled', bill }],
])('describes the state %s', (label, order) => {
  expect(describeState(order).label).toBe(label)
})
