import config from '#payload.config'
import { getPayload } from 'payload'

/** Starts the schedules of payload.config's jobs in this process. */
export async function startWorker(): Promise<void> {
  await getPayload({ config, cron: true })
}
