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

describe('what is unwell', () => {
  it('is told of after 15 minutes, not before, and once', () => {
    const watch = afterLook(unwatched, unwell, began)
    expect(newsOf(watch, after(15, -1))).toBeNull()
    const later = afterLook(watch, unwell, after(15))
    expect(newsOf(later, after(15))).toBe('unwell')
    const told = afterTelling(later, 'unwell')
    expect(newsOf(afterLook(told, unwell, after(600)), after(600))).toBeNull()
  })

  it('counts from when it began, where that is known', () => {
    const watch = afterLook(unwatched, { isWell: false, since: began }, after(20))
    expect(newsOf(watch, after(20))).toBe('unwell')
  })

  it('counts anew after each good look', () => {
    const first = afterLook(unwatched, unwell, began)
    const again = afterLook(afterLook(first, well, after(14)), unwell, after(16))
    expect(newsOf(again, after(30))).toBeNull()
    expect(newsOf(again, after(31))).toBe('unwell')
  })
})

describe('what is well again', () => {
  const told = afterTelling(afterLook(unwatched, unwell, began), 'unwell')

  it('is told of once', () => {
    const recovered = afterLook(told, well, after(40))
    expect(newsOf(recovered, after(40))).toBe('well')
    expect(newsOf(afterTelling(recovered, 'well'), after(41))).toBeNull()
  })

  it('is not told of where nobody had heard that it was unwell', () => {
    const unheard = afterLook(afterLook(unwatched, unwell, began), well, after(40))
    expect(newsOf(unheard, after(40))).toBeNull()
  })

  it('is not told of where it was unwell again before that could be said', () => {
    const relapsed = afterLook(afterLook(told, well, after(40)), unwell, after(41))
    expect(newsOf(relapsed, after(90))).toBeNull()
    expect(newsOf(afterLook(relapsed, well, after(91)), after(91))).toBe('well')
  })
})

describe('a disk', () => {
  const GiB = 2 ** 30

  it.each([
    { of: 100, left: 2, nearlyFull: false },
    { of: 100, left: 1.99, nearlyFull: true },
    { of: 10, left: 1, nearlyFull: false },
    { of: 10, left: 0.99, nearlyFull: true },
  ])('of $of GiB with $left left is nearly full: $nearlyFull', ({ of, left, nearlyFull }) => {
    expect(isNearlyFull({ sizeBytes: of * GiB, freeBytes: left * GiB })).toBe(nearlyFull)
  })
})
