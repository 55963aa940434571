import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TimeSlot } from '#business/pickups/slots.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { DeliveryTimes } from './delivery-times.tsx'

const days: { date: string; slots: TimeSlot[] }[] = [
  { date: '2026-11-27', slots: ['3PM-5PM', '5PM-7PM'] },
  { date: '2026-11-28', slots: [] },
  { date: '2026-11-29', slots: ['5PM-7PM'] },
]
const current = { date: '2026-11-27', time: '5PM-7PM' } as const

const render = (props: Partial<Parameters<typeof DeliveryTimes>[0]> = {}) =>
  renderToStaticMarkup(
    <DeliveryTimes
      days={days}
      current={current}
      today="2026-11-20"
      words={wordsFor('en')}
      {...props}
    />,
  )

const buttonsIn = (html: string) =>
  [...html.matchAll(/value="([^"]*)" aria-pressed="(\w+)"[^>]*>(.*?)<\/button>/g)].map(
    ([, value, pressed, text]) => [value, pressed, text!.replaceAll(/<[^>]*>/g, '')],
  )

it('offers the free times of each day and marks the current one', () => {
  expect(buttonsIn(render())).toEqual([
    ['2026-11-27, 3PM-5PM', 'false', '3PM-5PM'],
    ['2026-11-27, 5PM-7PM', 'true', '✓5PM-7PM'],
    ['2026-11-29, 5PM-7PM', 'false', '5PM-7PM'],
  ])
})

it('leaves out days without free times', () => {
  const html = render()
  expect(html).toContain('Sunday, 29 November')
  expect(html).not.toContain('28 November')
})

it('marks nothing before a choice', () => {
  expect(buttonsIn(render({ current: null })).map(([, pressed]) => pressed)).toEqual([
    'false',
    'false',
    'false',
  ])
})

it('posts the time that it showed', () => {
  expect(render()).toContain('name="seen" value="2026-11-27, 5PM-7PM"')
  expect(render({ current: null })).toContain('name="seen" value=""')
})

it('names days and times in the language of the page', () => {
  const html = render({ words: wordsFor('hi') })
  expect(html).toContain('शाम 5 से 7 बजे')
  expect(html).toContain('value="2026-11-27, 5PM-7PM"')
})
