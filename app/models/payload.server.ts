import { getPayload, type Payload, reload } from 'payload'
import config from '#payload.config.ts'

/** Throws if the database is unavailable at first use. */
export async function payloadClient(): Promise<Payload> {
  const payload = await getPayload({ config })
  if (process.env.NODE_ENV === 'development') await (reloading ??= reloadIfChanged(payload))
  return payload
}

let reloading: Promise<void> | undefined

/** Vite reruns this module after collection changes, but Payload keeps the old config. */
async function reloadIfChanged(payload: Payload): Promise<void> {
  const currentConfig = await config
  if (payload.config !== currentConfig) await reload(currentConfig, payload, true)
}
