import { expect, it } from 'vitest'
import { isSecondTap, type Tap } from './use-ignore-second-tap.ts'

const first: Tap = { at: 5000, button: 'Delivered', place: { x: 100, y: 300 } }

it.each<[string, Partial<Tap>, boolean]>([
  ['the same button', { at: 5999 }, true],
  ['the same button, a second later', { at: 6000 }, false],
  ['another side of the same button', { at: 5400, place: { x: 240, y: 300 } }, true],
  ['the same button by key', { at: 5400, place: null }, true],
  ['a button that took its place', { at: 5400, button: 'Undo', place: { x: 110, y: 310 } }, true],
  ['a button elsewhere', { at: 5400, button: 'Undo', place: { x: 100, y: 324 } }, false],
  ['another button by key', { at: 5400, button: 'Undo', place: null }, false],
])('knows whether %s is a second tap', (_, tap, isSecond) => {
  expect(isSecondTap(first, { ...first, ...tap })).toBe(isSecond)
})

it('accepts a first tap', () => {
  expect(isSecondTap(null, first)).toBe(false)
})
