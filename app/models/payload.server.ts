import { getPayload } from 'payload'
import config from '#payload.config'

/** Payload in this process, with its own connections to the database. Throws where the database is away at first use. */
export function payloadClient() {
  return getPayload({ config })
}
