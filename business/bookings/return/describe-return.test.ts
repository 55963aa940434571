import { expect, it } from 'vitest'
import * as english from '#business/words/en.ts'
import { marathi } from '#business/words/mr.ts'
import { describeReturn } from './describe-return.ts'

it('names the year of the day if it is not the current one', () => {
  expect(describeReturn('2027-01-02', english, '2026-12-31')).toBe(
    'Back by Saturday, 2 January 2027, evening',
  )
  expect(describeReturn('2026-11-27', english, '2026-11-20')).toBe(
    'Back by Friday, 27 November, evening',
  )
  expect(describeReturn('2026-11-27', marathi, '2026-11-20')).toBe(
    'शुक्रवार, 27 नोव्हेंबर, संध्याकाळपर्यंत परत',
  )
})
