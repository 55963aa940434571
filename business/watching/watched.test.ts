import { describe, expect, it } from 'vitest'
import {
  afterLook,
  afterTelling,
  type Finding,
  isNearlyFull,
  newsOf,
  unwatched,
} from './watched.ts'

const began = new Date('2026-11-23T03:00:00Z')
const after = (minutes: number, ms = 0) => new Date(began.getTime() + minutes * 60_000 + ms)
const well: Finding = { isWell: true }
const unwell: Finding = { isWell: false }

describe('unhealthy system', () => {
  it('alerts once, after 15 minutes', () => {
    const watch = afterLook(unwatched, unwell, began)
    expect(newsOf(watch, after(15, -1))).toBeNull()
    const later = afterLook(watch, unwell, after(15))
    expect(newsOf(later, after(15))).toBe('unwell')
    const alerted = afterTelling(later, 'unwell')
    expect(newsOf(afterLook(alerted, unwell, after(600)), after(600))).toBeNull()
  })

  it('counts from the start of the problem, if reported', () => {
    const watch = afterLook(unwatched, { isWell: false, since: began }, after(20))
    expect(newsOf(watch, after(20))).toBe('unwell')
  })

  it('restarts the count after each healthy check', () => {
    const first = afterLook(unwatched, unwell, began)
    const again = afterLook(afterLook(first, well, after(14)), unwell, after(16))
    expect(newsOf(again, after(30))).toBeNull()
    expect(newsOf(again, after(31))).toBe('unwell')
  })
})

describe('recovered system', () => {
  const alerted = afterTelling(afterLook(unwatched, unwell, began), 'unwell')

  it('alerts once', () => {
    const recovered = afterLook(alerted, well, after(40))
    expect(newsOf(recovered, after(40))).toBe('well')
    expect(newsOf(afterTelling(recovered, 'well'), after(41))).toBeNull()
  })

  it('sends no alert if none was sent before', () => {
    const neverAlerted = afterLook(afterLook(unwatched, unwell, began), well, after(40))
    expect(newsOf(neverAlerted, after(40))).toBeNull()
  })

  it('sends no alert if it fails again before the alert', () => {
    const relapsed = afterLook(afterLook(alerted, well, after(40)), unwell, after(41))
    expect(newsOf(relapsed, after(90))).toBeNull()
    expect(newsOf(afterLook(relapsed, well, after(91)), after(91))).toBe('well')
  })
})

describe('disk space', () => {
  const GiB = 2 ** 30

  it.each([
    { of: 100, left: 2, nearlyFull: false },
    { of: 100, left: 1.99, nearlyFull: true },
    { of: 10, left: 1, nearlyFull: false },
    { of: 10, left: 0.99, nearlyFull: true },
  ])('reports $of GiB with $left left as nearly full: $nearlyFull', ({ of, left, nearlyFull }) => {
    expect(isNearlyFull({ sizeBytes: of * GiB, freeBytes: left * GiB })).toBe(nearlyFull)
  })
})
