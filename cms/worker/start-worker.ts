import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import config from '#payload.config.ts'
import { foldBookingCounts } from '#platform/database/queries/booking-counts.ts'
import { log } from '#platform/logs/log.ts'
import { takeDueMails } from '#platform/mail/take-due-mails.ts'
import { keepHouse } from './keep-house.ts'
import { keepCdnFresh } from './purge-cdn.ts'
import { remindCustomers } from './remind-customers.ts'

const firstPauseAfterFailureMs = 1_000
const longestPauseAfterFailureMs = 10_000

/** This process's worker: works for as long as the process lives, without keeping it alive. */
export function startWorker(): void {
  // A rush of bookings is answered first; its mails follow at some 45 a second and worker.
  void keepDoing('send mails', { pauseMs: 500, busyPauseMs: 200, task: mailSender() })
  void keepDoing('keep house', { pauseMs: 5_000, busyPauseMs: 200, task: keepHouse })
  void keepDoing('fold counts', { pauseMs: 60_000, busyPauseMs: 200, task: foldBookingCounts })
  void keepDoing('remind customers', {
    pauseMs: 60_000,
    busyPauseMs: 200,
    task: async (payload) => {
      await remindCustomers(payload, new Date())
      return false
    },
  })
  void keepCdnFresh()
}

// What most mail servers take from one sender at once.
const mailsAtOnce = 10

/** Keeps as many mails on their way as there may be: a slow one takes one of their places, and no other waits for it. */
function mailSender() {
  const onTheirWay = new Map<string, Promise<void>>()
  return async (payload: Payload): Promise<boolean> => {
    const begun = await takeDueMails(payload, mailsAtOnce - onTheirWay.size, [...onTheirWay.keys()])
    for (const { id, sent } of begun) {
      onTheirWay.set(id, sent)
      void sent.finally(() => onTheirWay.delete(id))
    }
    if (onTheirWay.size >= mailsAtOnce) await Promise.race(onTheirWay.values())
    return begun.length > 0
  }
}

interface Doing {
  /** Returns whether there may be more to do. */
  task: (payload: Payload) => Promise<boolean>
  pauseMs: number
  /** While there is more to do. */
  busyPauseMs: number
}

/**
 * Does a task again and again, with pauses in which others get the processor and the database. Where it fails,
 * because the database is away, says so once and keeps trying. Never settles.
 */
async function keepDoing(what: string, { pauseMs, busyPauseMs, task }: Doing): Promise<never> {
  let failures = 0
  // Asked for once: in development Payload takes over the configuration of whoever asks first after a change, and the
  // one here is that of the start.
  let payload: Payload | undefined
  for (;;) {
    let isMore = false
    try {
      payload ??= await getPayload({ config })
      isMore = await task(payload)
      if (failures > 0) log.warn(`The worker can ${what} again`)
      failures = 0
    } catch (error) {
      if (failures === 0) log.error({ err: error }, `The worker cannot ${what} and keeps trying`)
      failures += 1
    }
    const afterFailure = firstPauseAfterFailureMs * 2 ** (failures - 1)
    const pause = isMore ? busyPauseMs : pauseMs
    await setTimeout(
      failures > 0 ? Math.min(afterFailure, longestPauseAfterFailureMs) : pause,
      undefined,
      { ref: false },
    )
  }
}
