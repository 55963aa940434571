import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { foldBookingCounts } from '#platform/database/queries/booking-counts.ts'
import { log } from '#platform/logs/log.ts'
import { takeDueMails } from '#platform/mail/sending/mail-queue.ts'
import { alertOwner } from './alert-owner.ts'
import { remindCustomers } from './remind-customers.ts'
import { runMaintenance } from './run-maintenance.ts'

const busyPauseMs = 200
const firstPauseAfterFailureMs = 1_000
const longestPauseAfterFailureMs = 10_000

/** Does not keep the process alive. */
export function startWorker(): void {
  if (environment.alerts.emails.length > 0) {
    // Also if `WORKER` is off: the other process's worker may be stuck.
    void repeatForever('check for alerts', 60_000, (payload) => alertOwner(payload, new Date()))
  }
  if (!environment.runsWorker) return
  // These pauses allow about 45 mails a second and worker, so that requests come first.
  void repeatForever('send emails', 500, createMailSender())
  void repeatForever('run maintenance', 5_000, runMaintenance)
  void repeatForever('combine booking counts', 60_000, foldBookingCounts)
  void repeatForever('remind customers', 60_000, (payload) => remindCustomers(payload, new Date()))
}

// Most mail servers accept this many from one sender.
const maxParallelMails = 10

/** A slow mail delays no other. */
function createMailSender() {
  const inFlight = new Map<string, Promise<void>>()
  return async (payload: Payload): Promise<boolean> => {
    const started = await takeDueMails(payload, maxParallelMails - inFlight.size, [
      ...inFlight.keys(),
    ])
    for (const { id, completion } of started) {
      inFlight.set(id, completion)
      void completion.finally(() => inFlight.delete(id))
    }
    if (inFlight.size >= maxParallelMails) await Promise.race(inFlight.values())
    return started.length > 0
  }
}

/**
 * `task` may return whether more work remains. Never resolves. Logs only the first of consecutive
 * failures.
 */
async function repeatForever(
  taskName: string,
  pauseMs: number,
  task: (payload: Payload) => Promise<boolean | void>,
): Promise<never> {
  let failures = 0
  // Fetched once: in development, a later call could give Payload this outdated config.
  let payload: Payload | undefined
  for (;;) {
    let hasMore = false
    try {
      payload ??= await getPayload({ config })
      hasMore = (await task(payload)) === true
      if (failures > 0) log.warn(`The worker can ${taskName} again`)
      failures = 0
    } catch (error) {
      if (failures === 0)
        log.error({ err: error }, `The worker cannot ${taskName}. It keeps trying`)
      failures += 1
    }
    const afterFailure = firstPauseAfterFailureMs * 2 ** (failures - 1)
    const pause = hasMore ? busyPauseMs : pauseMs
    const nextMs = failures > 0 ? Math.min(afterFailure, longestPauseAfterFailureMs) : pause
    await setTimeout(nextMs, undefined, { ref: false })
  }
}
