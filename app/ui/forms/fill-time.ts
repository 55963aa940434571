import { minimumFillSeconds } from '#business/forms/fill-time.ts'

let shownAt = -Infinity

/** From now on a person can fill the form that is shown. */
export function startFillTime(): void {
  shownAt = performance.now()
}

/**
 * Waits until the form has been shown for as long as the server asks, so that nobody whose browser has filled all of it
 * at once is refused. Counted by the browser's own clock, from later than the server counts.
 */
export function fillTimeOver(): Promise<void> {
  const restMs = shownAt + minimumFillSeconds * 1000 - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(restMs))))
}
