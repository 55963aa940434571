import { setTimeout } from 'node:timers/promises'

/** What `work` brings within `patienceMs`; undefined where it fails, or takes longer. */
export function inTime<Result>(
  work: Promise<Result>,
  patienceMs: number,
): Promise<Result | undefined> {
  return Promise.race([
    work.catch(() => undefined),
    setTimeout(patienceMs, undefined, { ref: false }),
  ])
}
