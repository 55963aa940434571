import { expect, it } from 'vitest'
import { isDiskNearlyFull } from './disk-space.ts'

const GiB = 2 ** 30

it.each([
  { of: 100, left: 2, nearlyFull: false },
  { of: 100, left: 1.99, nearlyFull: true },
  { of: 10, left: 1, nearlyFull: false },
  { of: 10, left: 0.99, nearlyFull: true },
])('reports $of GiB with $left left as nearly full: $nearlyFull', ({ of, left, nearlyFull }) => {
  expect(isDiskNearlyFull({ sizeBytes: of * GiB, freeBytes: left * GiB })).toBe(nearlyFull)
})
