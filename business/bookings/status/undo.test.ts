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
  const change = { from: 'pending', to: 'confirmed', changedAt: confirmed.createdAt }
  expect(find([booked, confirmed], { now: at(0) })).toEqual(change)
  expect(find([booked, confirmed], { now: at(9.999) })).toEqual(change)
  expect(find([booked, confirmed], { now: at(10) })).toMatchObject({ refusal: 'too-late' })
})

it.each<[string, BookingEvent]>([
  ['another person', { ...confirmed, actor: 'Farida' }],
  ['another channel', { ...confirmed, channel: 'cms' }],
  ['a later note', { ...confirmed, type: 'noted', text: 'Ring twice' }],
])('refuses after %s', (_, lastEvent) => {
  expect(find([booked, confirmed, lastEvent])).toEqual({ refusal: 'changed-since', lastEvent })
})

it('refuses if the booking has changed since', () => {
  expect(find([booked, confirmed], { isUnchanged: false })).toEqual({
    refusal: 'changed-since',
    lastEvent: confirmed,
  })
  expect(find([])).toEqual({ refusal: 'changed-since', lastEvent: null })
})

it('refuses to undo twice', () => {
  const undone: BookingEvent = { ...confirmed, type: 'undone', from: 'confirmed', to: 'pending' }
  expect(find([booked, confirmed, undone])).toMatchObject({ refusal: 'already-undone' })
})
