import { expect, it } from 'vitest'
import { remainingFillSeconds } from './spam-protection.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

it.each([
  [before(0), 2],
  [before(1), 2],
  [before(1000), 1],
  [before(1999), 1],
  [before(2000), 0],
  [before(2001), 0],
  [before(30 * 60 * 60 * 1000), 0],
  // Server clocks may differ.
  [before(-500), 3],
  [null, 2],
])('waits after a form created at %s for %i more seconds', (madeAt, seconds) => {
  expect(remainingFillSeconds(madeAt, now)).toBe(seconds)
})
