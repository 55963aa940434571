import { afterEach, beforeEach, expect } from 'vitest'

// An error that is written to the console and that no test expects is a failure nobody would otherwise see.
// A test that expects one puts a spy in this function's place.
const write = console.error
let strayErrors: unknown[][] = []

beforeEach(() => {
  strayErrors = []
  console.error = (...words: unknown[]) => {
    strayErrors.push(words)
    write(...words)
  }
})

afterEach(() => {
  console.error = write
  expect(strayErrors, 'errors written to the console').toEqual([])
})
