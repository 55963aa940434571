import { leastFillSeconds } from '#business/forms/against-abuse.ts'

/** The hidden field that says when a form was made. */
export const stampName = 'formStamp'

/** The field that people neither see nor hear; no browser has anything of that name to fill in. */
export const trapName = 'website'

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
  const restMs = shownAt + leastFillSeconds * 1000 - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(restMs))))
}
