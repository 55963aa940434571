import { expect, it } from 'vitest'
import { canShowBookingOnResubmit } from './resubmitted-form.ts'

it.each([
  ['2026-11-25T10:00:00.000Z', true],
  ['2026-11-26T09:59:59.999Z', true],
  ['2026-11-26T10:00:00.000Z', false],
  ['2027-11-26T10:00:00.000Z', false],
])('shows the booking at %s: %s', (now, opens) => {
  expect(canShowBookingOnResubmit('2026-11-25T10:00:00.000Z', new Date(now))).toBe(opens)
})
