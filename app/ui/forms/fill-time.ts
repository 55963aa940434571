import { minimumFillSeconds } from '#business/forms/spam-protection.ts'

let shownAt = -Infinity

export function startFillTime(): void {
  shownAt = performance.now()
}

/**
 * Waits because the server refuses faster, autofilled forms. The browser starts counting later than
 * the server.
 */
export function waitForFillTime(): Promise<void> {
  const remainingMs = shownAt + minimumFillSeconds * 1000 - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(remainingMs))))
}
