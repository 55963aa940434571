import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'

const firstPauseMs = 250
const maxPauseMs = 10_000

/**
 * Calls `onNotification` for each notification and after each (re)connect, because some may have
 * been missed. Reconnects forever without keeping the process alive. Never settles.
 */
export async function subscribe(
  payloadClient: () => Promise<Payload>,
  channel: string,
  onNotification: () => void,
): Promise<never> {
  let pauseMs = firstPauseMs
  for (;;) {
    await listenUntilDisconnected(payloadClient, channel, () => {
      pauseMs = firstPauseMs
      onNotification()
    }).catch(() => {
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    })
    await setTimeout(pauseMs, undefined, { ref: false })
  }
}

async function listenUntilDisconnected(
  payloadClient: () => Promise<Payload>,
  channel: string,
  onNotification: () => void,
): Promise<void> {
  const { pg, poolOptions } = getPostgres(await payloadClient())
  // A pooled client would keep the pool from closing.
  const client = new pg.Client({ ...poolOptions, keepAlive: true })
  const disconnected = new Promise<void>((resolve) => client.once('end', resolve))
  // An unhandled 'error' ends the process; 'end' follows it.
  client.on('error', () => {})
  client.on('notification', onNotification)

  try {
    await client.connect()
    // Missing from the types.
    ;(client as typeof client & { unref(): void }).unref()
    await client.query(`LISTEN ${channel}`)
    onNotification()
    await disconnected
  } finally {
    // Still open if LISTEN failed. Not awaited: the database may not respond.
    client.end().catch(() => {})
  }
}
