import { afterEach, beforeEach, expect } from 'vitest'

// Fails a test that writes an error to the console, or to the log through log-failure.server.ts,
// unless the test mocks the method. Payload logs every refusal, so other lines do not count.
const isLogFailure = () => /log-failure/.test(new Error().stack ?? '')

interface ErrorWriter {
  error: (...args: unknown[]) => void
}
const restoreSteps: (() => void)[] = []
let unexpectedErrors: unknown[][] = []

function recordErrors(target: ErrorWriter, isCounted: () => boolean) {
  const write = target.error
  target.error = (...args) => {
    if (isCounted()) unexpectedErrors.push(args)
    write.apply(target, args)
  }
  restoreSteps.push(() => (target.error = write))
}

beforeEach(async () => {
  unexpectedErrors = []
  recordErrors(console, () => true)
  // Imported late, because a test file may set its environment first.
  const { log } = await import('#platform/logs/log.ts')
  recordErrors(log, isLogFailure)
})

afterEach(() => {
  for (const step of restoreSteps.splice(0)) step()
  expect(unexpectedErrors, 'unexpected errors').toEqual([])
})
