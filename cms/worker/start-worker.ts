import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { log } from '#cms/logs/log.ts'
import { takeDueMails } from '#cms/mail/take-due-mails.ts'
import config from '#payload.config.ts'
import { keepHouse } from './keep-house.ts'

const longestPauseMs = 10_000

/** This process's worker: works for as long as the process lives, without keeping it alive. */
export function startWorker(): void {
  // A rush of bookings is answered first; its mails follow at some 45 a second and worker.
  void keepDoing('send mails', { pauseMs: 500, busyPauseMs: 200, task: mailSender() })
  void keepDoing('keep house', { pauseMs: 5_000, busyPauseMs: 200, task: keepHouse })
}

// What most mail servers take from one sender at once.
const mailsAtOnce = 10

/** Keeps as many mails on their way as there may be; one whose mail server is slow holds up no other. */
function mailSender() {
  const onTheirWay = new Set<Promise<void>>()
  return async (payload: Payload): Promise<boolean> => {
    const begun = await takeDueMails(payload, mailsAtOnce - onTheirWay.size)
    for (const mail of begun) {
      onTheirWay.add(mail)
      void mail.finally(() => onTheirWay.delete(mail))
    }
    if (onTheirWay.size === mailsAtOnce) await Promise.race(onTheirWay)
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
    const pause = isMore ? busyPauseMs : Math.min(pauseMs * 2 ** failures, longestPauseMs)
    await setTimeout(pause, undefined, { ref: false })
  }
}
