import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { RescheduleConfirmation } from './reschedule-form.tsx'

const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const

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
  expect(render('2026-11-27')).toContain('Back by Friday, 27 November, evening')
  expect(render(null)).not.toContain('Back by')
})
