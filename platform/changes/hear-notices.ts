import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/database/adapter.ts'

const firstPauseMs = 250
const longestPauseMs = 10_000

/**
 * Calls `onNotice` with each notice on a channel of the database, and with nothing whenever listening begins or begins
 * again, since earlier notices were not heard. Listens for as long as the process lives, through restarts of the database,
 * but does not keep the process alive. Never settles.
 */
export async function hearNotices(
  payloadClient: () => Promise<Payload>,
  channel: string,
  onNotice: (notice?: string) => void,
): Promise<never> {
  let pauseMs = firstPauseMs
  for (;;) {
    await listenUntilCutOff(payloadClient, channel, (notice) => {
      pauseMs = firstPauseMs
      onNotice(notice)
    }).catch(() => {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
    await setTimeout(pauseMs, undefined, { ref: false })
  }
}

async function listenUntilCutOff(
  payloadClient: () => Promise<Payload>,
  channel: string,
  onNotice: (notice?: string) => void,
): Promise<void> {
  const { pg, poolOptions } = postgresOf(await payloadClient())
  // A connection of its own: one from the pool would keep the pool from closing.
  const client = new pg.Client({ ...poolOptions, keepAlive: true })
  const cutOff = new Promise<void>((resolve) => client.once('end', resolve))
  // An 'error' that nobody hears ends the process; 'end' follows it.
  client.on('error', () => {})
  client.on('notification', ({ payload: notice }) => onNotice(notice))

  try {
    await client.connect()
    // Missing from the type, though pg has it.
    ;(client as typeof client & { unref(): void }).unref()
    await client.query(`LISTEN ${channel}`)
    onNotice()
    await cutOff
  } finally {
    // Where it was not cut off, it failed to listen and is still open. A silent database would be waited for.
    client.end().catch(() => {})
  }
}
