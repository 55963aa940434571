import { getPayload, type Payload, reload } from 'payload'
import config from '#payload.config.ts'

/** Payload in this process, with its own connections to the database. Throws where the database is away at first use. */
export async function payloadClient(): Promise<Payload> {
  const payload = await getPayload({ config })
  if (process.env.NODE_ENV === 'development') await (followed ??= follow(payload))
  return payload
}

let followed: Promise<void> | undefined

/** Vite reads this file again where a collection has changed, or a rule in one; Payload would keep what it knew. */
async function follow(payload: Payload): Promise<void> {
  const present = await config
  if (payload.config !== present) await reload(present, payload, true)
}
