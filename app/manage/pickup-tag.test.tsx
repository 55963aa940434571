import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { BookingActions } from './booking-actions.tsx'
import { PickupTag } from './pickup-tag.tsx'
import { RescheduleConfirmation } from './reschedule-form.tsx'

const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const
const promise = 'Back by Friday, 27 November, evening'

type TaggedBooking = ComponentProps<typeof PickupTag>['booking']

const booking: TaggedBooking = {
  ...{ ...pickup, reference: '3F9A1C07', status: 'confirmed', promisedDate: '2026-11-27' },
}
it.each([null, 'Ready'])('names the stage %s instead of the status and the pickup', (stage) => {
  const tag = renderToStaticMarkup(
    <PickupTag words={english} booking={booking} stage={stage} today="2026-11-20" />,
  )
  expect(tag.includes('>Confirmed<')).toBe(!stage)
  expect(tag.includes('Pickup on Thursday')).toBe(!stage)
  expect(tag.includes('>Ready<')).toBe(Boolean(stage))
})

it.each([
  ['pending', false, 'This pickup can no longer be changed here. Please call us.'],
  ['confirmed', false, 'This pickup can no longer be changed here. Please call us.'],
  ['confirmed', true, 'Any questions? Call us on'],
  ['completed', false, 'This booking is completed. If anything is wrong, please call us.'],
] as const)(
  'says to the customer of a %s booking (collected: %s): %s',
  (status, isPickedUp, text) => {
    const actions = renderToStaticMarkup(
      <BookingActions
        words={english}
        paths={{ reschedule: '', cancel: '', bookAgain: '', delivery: null }}
        booking={{ status, delivery: null }}
        isPickedUp={isPickedUp}
        mayChange={false}
        phone="+91 22 4000 1998"
      />,
    )
    expect(/<p[^>]*>([^<]*)</.exec(actions)![1]!.trim()).toBe(text)
  },
)

it('names the new promised day before a reschedule', () => {
  const render = (promisedDate: string | null) =>
    renderToStaticMarkup(
      <RescheduleConfirmation
        words={english}
        booking={{ ...pickup, status: 'pending' }}
        to={{ ...pickup, date: '2026-11-25' }}
        promisedDate={promisedDate}
        today="2026-11-20"
      />,
    )
  expect(render('2026-11-27')).toContain(promise)
  expect(render(null)).not.toContain('Back by')
})
