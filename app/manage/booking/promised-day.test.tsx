import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RescheduleConfirmation } from '#app/manage/reschedule/reschedule-confirmation.tsx'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { english } from '#business/languages/english.ts'
import { PickupTag } from './pickup-tag.tsx'

const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const
const promise = 'Back by Friday, 27 November, evening'

it.each(bookingStatusValues)('names the promised day while the booking is open: %s', (status) => {
  const render = (promisedDate: string | null) =>
    renderToStaticMarkup(
      <PickupTag
        words={english}
        booking={{ ...pickup, reference: '3F9A1C07', status, promisedDate }}
      />,
    )
  const isOpen = status === 'pending' || status === 'confirmed'
  expect(render('2026-11-27').includes(promise)).toBe(isOpen)
  expect(render(null)).not.toContain('Back by')
})

it('names the new promised day before a reschedule', () => {
  const render = (promisedDate: string | null) =>
    renderToStaticMarkup(
      <RescheduleConfirmation
        words={english}
        booking={{ ...pickup, status: 'pending' }}
        to={{ ...pickup, date: '2026-11-25' }}
        promisedDate={promisedDate}
      />,
    )
  expect(render('2026-11-27')).toContain(promise)
  expect(render(null)).not.toContain('Back by')
})
