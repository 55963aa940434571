import { setTimeout } from 'node:timers/promises'

/** Resolves with undefined if `work` fails or takes longer. */
export function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> {
  return Promise.race([
    work.catch(() => undefined),
    setTimeout(timeoutMs, undefined, { ref: false }),
  ])
}
