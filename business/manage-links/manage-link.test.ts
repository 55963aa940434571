import { expect, it } from 'vitest'
import { isManageLinkValid } from './manage-link.ts'

const at = (mumbaiTime: string) => new Date(`${mumbaiTime}:00+05:30`)

it('accepts a manage link through the seventh day after the pickup', () => {
  const pickup = { date: '2026-11-26' }
  expect(isManageLinkValid(pickup, at('2026-12-03T23:59'))).toBe(true)
  expect(isManageLinkValid(pickup, at('2026-12-04T00:00'))).toBe(false)
})
