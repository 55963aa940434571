import { setTimeout } from 'node:timers/promises'
import config from '#payload.config'
import { getPayload, type Payload } from 'payload'
import { giveBackLostJobs } from './give-back-lost-jobs'

const retryPauseMs = 2_000
const sweepEveryMs = 60_000

/** Starts this process's worker: the schedules of the jobs, and the sweep. Where the database is away it keeps trying. */
export async function startWorker(): Promise<void> {
  const payload = await payloadOnceReachable()
  const sweep = () =>
    giveBackLostJobs(payload, new Date()).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Lost jobs could not be looked for.' })
    })
  setInterval(() => void sweep(), sweepEveryMs).unref()
  await sweep()
}

async function payloadOnceReachable(): Promise<Payload> {
  for (;;) {
    try {
      return await getPayload({ config, cron: true })
    } catch (error) {
      console.error('The worker waits for the database:', error)
      await setTimeout(retryPauseMs)
    }
  }
}
