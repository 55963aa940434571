import { expect, it } from 'vitest'
import type { BookingEvent } from '#business/bookings/events.ts'
import { checkUndo } from './undo.ts'

const at = (seconds: number) => new Date(Date.parse('2026-11-25T06:00:00.000Z') + seconds * 1000)
const by = { actor: 'Meera', channel: 'dashboard' } as const
const booked: BookingEvent = {
  ...{ createdAt: at(-60).toISOString(), actor: 'Customer', channel: 'site' },
  ...{ type: 'booked', to: 'pending' },
}
const confirmed: BookingEvent = {
  ...{ ...by, createdAt: at(0).toISOString() },
  ...{ type: 'status-changed', from: 'pending', to: 'confirmed' },
}

function find(
  events: BookingEvent[],
  { now = at(5), isUnchanged = true }: { now?: Date; isUnchanged?: boolean } = {},
) {
  return checkUndo(events, { by, isUnchanged, now })
}

it('finds the own change until ten seconds have passed', () => {
  const change = {
    status: { from: 'pending', to: 'confirmed' },
    ...{ step: null, payment: null, changedAt: confirmed.createdAt },
  }
  expect(find([booked, confirmed], { now: at(0) })).toEqual(change)
  expect(find([booked, confirmed], { now: at(9.999) })).toEqual(change)
  expect(find([booked, confirmed], { now: at(10) })).toMatchObject({ refusal: 'too-late' })
})

it.each<[string, BookingEvent]>([
  ['another person', { ...confirmed, actor: 'Farida' }],
  ['another channel', { ...confirmed, channel: 'cms' }],
  ['a later note', { ...confirmed, type: 'noted', createdAt: at(1).toISOString() }],
])('refuses after %s', (_, lastEvent) => {
  expect(find([booked, confirmed, lastEvent])).toMatchObject({
    refusal: 'changed-since',
    lastEvent,
  })
})

it('refuses if the booking has changed since', () => {
  expect(find([booked, confirmed], { isUnchanged: false })).toMatchObject({
    refusal: 'changed-since',
    lastEvent: confirmed,
  })
  expect(find([])).toMatchObject({ refusal: 'changed-since', lastEvent: null })
})

it('refuses to undo twice', () => {
  const undone: BookingEvent = { ...confirmed, type: 'undone', from: 'confirmed', to: 'pending' }
  expect(find([booked, confirmed, undone])).toMatchObject({ refusal: 'already-undone' })
})

it('finds all parts of one change, and gives a step or payment a minute', () => {
  const delivered = { ...confirmed, type: 'delivered', from: null, to: null } as const
  const completed = { ...confirmed, from: 'confirmed', to: 'completed' }
  const parts = [booked, delivered, completed]
  expect(find(parts, { now: at(59) })).toMatchObject({
    status: { from: 'confirmed', to: 'completed' },
    step: 'delivered',
  })
  expect(find(parts, { now: at(60) })).toMatchObject({ refusal: 'too-late', seconds: 60 })
  const paid = { ...confirmed, type: 'paid', from: null, to: 'cash', text: '₹486' } as const
  expect(find([booked, paid], { now: at(59) })).toMatchObject({ status: null, payment: paid })
  const unpaid = { ...paid, type: 'not-paid' } as const
  expect(find([booked, paid, { ...unpaid, createdAt: at(9).toISOString() }])).toMatchObject({
    refusal: 'already-undone',
  })
})
