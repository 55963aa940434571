import { expect, it } from 'vitest'
import { bookingStatusValues } from './status.ts'
import { buildConfirmation, needsConfirmation } from './status-confirmation.ts'

const date = '2026-11-27'

it('asks before every cancellation, and before a completion ahead of the pickup day', () => {
  const confirmed = (today: string) =>
    bookingStatusValues.filter((to) => needsConfirmation(to, { date }, today))
  expect(confirmed('2026-11-26')).toEqual(['completed', 'cancelled'])
  expect(confirmed('2026-11-27')).toEqual(['cancelled'])
  expect(confirmed('2026-11-28')).toEqual(['cancelled'])
})

it('says in question and answers if the customer gets a mail', () => {
  const booking = { name: 'Rohan Desai', date }
  expect(buildConfirmation('cancelled', { ...booking, isMailed: true })).toEqual({
    question: 'Cancel this booking? Rohan will be emailed.',
    confirmLabel: 'Cancel booking and email Rohan',
    dismissLabel: 'Keep booking',
  })
  expect(buildConfirmation('cancelled', { ...booking, isMailed: false })).toMatchObject({
    question: 'Cancel this booking? Rohan won’t be emailed.',
    confirmLabel: 'Cancel booking',
  })
  expect(buildConfirmation('completed', { ...booking, isMailed: true })).toEqual({
    question: 'This pickup is on Fri, 27 Nov. Complete it anyway? Rohan will be emailed.',
    confirmLabel: 'Complete booking and email Rohan',
    dismissLabel: 'Not yet',
  })
})
