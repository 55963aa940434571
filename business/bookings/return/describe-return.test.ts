import { expect, it } from 'vitest'
import { english } from '#business/languages/english.ts'
import { marathi } from '#business/languages/marathi.ts'
import { describeReturn } from './describe-return.ts'

it('names the day without its year', () => {
  expect(describeReturn('2026-11-27', english)).toBe('Back by Friday, 27 November, evening')
  expect(describeReturn('2026-11-27', marathi)).toBe('शुक्रवार, 27 नोव्हेंबर, संध्याकाळपर्यंत परत')
})
