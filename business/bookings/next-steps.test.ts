import { expect, it } from 'vitest'
import { slotLabels } from '#business/pickups/slots.ts'
import { booked } from '#business/words/en/booked.ts'
import { dates } from '#business/words/en/dates.ts'
import { markWords } from '#tests/helpers/mark-words.ts'
import { describeNextSteps } from './next-steps.ts'

const pickup = { date: '2026-11-26', time: '11AM-1PM' } as const
const words = { booked, dates, slots: slotLabels }

it('names phone, address and delivery', () => {
  const details = {
    callTime: 'Today until 8:00 PM',
    phone: '9876543210',
    address: 'Flat 3,\nHill Road',
    delivery: 'In two days.',
  }
  expect(describeNextSteps(pickup, details, words)).toEqual([
    { when: 'Today until 8:00 PM', text: 'We’ll call you on 98765 43210 to confirm.' },
    {
      when: 'Thursday, 26 November 2026, 11AM-1PM',
      text: 'We’ll collect from Flat 3, Hill Road. Keep your clothes ready in a bag.',
    },
    { when: 'Once clean', text: 'In two days.' },
  ])
})

it('uses the given words', () => {
  expect(describeNextSteps(pickup, {}, markWords(words))).toEqual([
    { when: '~Next', text: '~We’ll call you to confirm.' },
    {
      when: '~Thursday, 26 ~November 2026, ~11AM-1PM',
      text: '~We’ll collect. Keep your clothes ready in a bag.',
    },
  ])
})
