import { expect, it } from 'vitest'
import { toOneLine } from './one-line.ts'

it.each([
  ['Flat 3, Hill Road', 'Flat 3, Hill Road'],
  ['Flat 3\nHill Road\r\nBandra', 'Flat 3, Hill Road, Bandra'],
  ['Flat 3, \n\n Hill Road', 'Flat 3, Hill Road'],
])('writes %j as %j', (address, line) => expect(toOneLine(address)).toBe(line))
