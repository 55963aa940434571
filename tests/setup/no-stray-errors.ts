import { afterEach, beforeEach, expect } from 'vitest'

// An error that is written to the console, or to the log by us, and that no test expects is a failure nobody would otherwise
// see. A test that expects one puts a spy in this function's place. Payload says so of each refusal that a test asks for.
const isOurs = () => /log-failure/.test(new Error().stack ?? '')

interface Place {
  error: (...words: unknown[]) => void
}
const undo: (() => void)[] = []
let strayErrors: unknown[][] = []

function watch(place: Place, counts: () => boolean) {
  const write = place.error
  place.error = (...words) => {
    if (counts()) strayErrors.push(words)
    write.apply(place, words)
  }
  undo.push(() => (place.error = write))
}

beforeEach(async () => {
  strayErrors = []
  watch(console, () => true)
  // Only now: a test file may set up its environment first.
  const { log } = await import('#platform/logs/log.ts')
  watch(log, isOurs)
})

afterEach(() => {
  for (const step of undo.splice(0)) step()
  expect(strayErrors, 'errors that were written').toEqual([])
})
