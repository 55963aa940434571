import { expect, it } from 'vitest'
import { staffTimelineOf, timelineOf } from './timeline.ts'

const at = '2026-11-20T06:30:00.000Z'
const byStaff = { at, by: 'Farida at the counter' }
const byCustomer = { at, by: 'Customer' }

it('tells what happened in the order it happened, and names nobody', () => {
  const steps = timelineOf([
    { ...byCustomer, from: null, to: 'pending', door: 'site' },
    { ...byStaff, from: 'pending', to: 'confirmed', door: 'dashboard' },
    {
      ...byCustomer,
      from: 'confirmed',
      to: 'confirmed',
      door: 'manage-link',
      fromDate: '2026-11-26',
      fromTime: '11AM-1PM',
      toDate: '2026-11-27',
      toTime: '5PM-7PM',
    },
    { ...byStaff, from: 'confirmed', to: 'completed', door: 'dashboard' },
  ])
  expect(steps.map(({ words }) => words)).toEqual([
    'Booked',
    'Confirmed by us',
    'Moved by you from Thu, 26 Nov, 11AM-1PM to Fri, 27 Nov, 5PM-7PM',
    'Completed by us',
  ])
  expect(JSON.stringify(steps)).not.toContain('Farida')
})

it.each([
  ['manage-link', 'Cancelled by you'],
  ['dashboard', 'Cancelled by us'],
  ['cms', 'Cancelled by us'],
] as const)('through the door %s: %s', (door, words) => {
  expect(timelineOf([{ at, from: 'pending', to: 'cancelled', door }])).toEqual([{ at, words }])
})

it('makes two steps of a change that moves a pickup and confirms it', () => {
  const steps = timelineOf([
    {
      at,
      from: 'pending',
      to: 'confirmed',
      door: 'cms',
      fromDate: '2026-11-26',
      fromTime: '11AM-1PM',
      toDate: '2026-11-26',
      toTime: '1PM-3PM',
    },
  ])
  expect(steps.map(({ words }) => words)).toEqual([
    'Moved by us from Thu, 26 Nov, 11AM-1PM to Thu, 26 Nov, 1PM-3PM',
    'Confirmed by us',
  ])
})

it('tells staff who it was, and through which door', () => {
  const steps = staffTimelineOf([
    { ...byCustomer, from: null, to: 'pending', door: 'site' },
    { ...byStaff, from: 'pending', to: 'confirmed', door: 'dashboard' },
    { ...byCustomer, from: 'confirmed', to: 'cancelled', door: 'manage-link' },
  ])
  expect(steps).toEqual([
    { at, words: 'Booked by Customer (the site)' },
    { at, words: 'Confirmed by Farida at the counter (dashboard)' },
    { at, words: "Cancelled by Customer (the customer's link)" },
  ])
})
