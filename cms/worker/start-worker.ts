import { setTimeout } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { log } from '#cms/logs/log.ts'
import config from '#payload.config.ts'
import { remindCustomers } from './remind-customers.ts'
import { takeTurn } from './take-turn.ts'

const idlePauseMs = 1_000
// A rush of bookings is answered first; its mails follow at some 40 a second.
const busyPauseMs = 200
const longestPauseMs = 10_000
const remindEveryMs = 60_000

/**
 * This process's worker: looks for work each second for as long as the process lives, without keeping it alive.
 * Where the database is away it says so once and keeps trying. Never settles.
 */
export async function startWorker(): Promise<never> {
  let pauseMs = idlePauseMs
  let failing = false
  let remindAt = 0
  // Asked for once: in development Payload takes over the configuration of whoever asks first after a change, and the
  // one here is that of the start.
  let payload: Payload | undefined
  for (;;) {
    try {
      payload ??= await getPayload({ config })
      const worked = await takeTurn(payload)
      if (Date.now() >= remindAt) {
        remindAt = Date.now() + remindEveryMs
        await remindCustomers(payload, new Date())
      }
      pauseMs = worked ? busyPauseMs : idlePauseMs
      if (failing) log.warn('The worker is back at work')
      failing = false
    } catch (error) {
      pauseMs = Math.min(Math.max(pauseMs, idlePauseMs) * 2, longestPauseMs)
      if (!failing) log.error({ err: error }, 'The worker cannot work and keeps trying')
      failing = true
    }
    await setTimeout(pauseMs, undefined, { ref: false })
  }
}
