import { expect, it } from 'vitest'
import { problemWithSubject } from './commit-subject.ts'

it.each([
  'Cap CMS request bodies at 20 MB',
  'Revoke sessions on logout',
  'Resend failed emails with npm run mail:retry',
  'Pass the request to each hook',
])('accepts "%s"', (subject) => {
  expect(problemWithSubject(subject)).toBeUndefined()
})

it.each([
  ['What ended stays ended', 'begins with "What", which is not a verb'],
  ['Added a limit', 'begins with "Added", which is not an imperative'],
  ['Adds a limit', 'begins with "Adds", which is not an imperative'],
  ['add a limit', 'does not begin with a capital letter'],
  ['Add a limit.', 'ends with a full stop'],
  [`Add ${'a'.repeat(69)}`, 'is longer than 72 characters'],
])('rejects "%s"', (subject, problem) => {
  expect(problemWithSubject(subject)).toBe(problem)
})

it('accepts a subject of 72 characters', () => {
  expect(problemWithSubject(`Add ${'a'.repeat(68)}`)).toBeUndefined()
})
