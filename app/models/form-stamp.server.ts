import { createSignedToken, verifySignedToken } from '#platform/crypto/signed-token.ts'
import { payloadClient } from './payload.server.ts'

const purpose = 'form made at'

/** Signs the time at which the form was rendered. */
export async function createFormStamp(now: Date): Promise<string> {
  const { secret } = await payloadClient()
  return createSignedToken(secret, purpose, now.getTime())
}

/** Returns the render time; null for an invalid stamp. */
export async function readFormStamp(stamp: unknown): Promise<Date | null> {
  if (typeof stamp !== 'string') return null
  const { secret } = await payloadClient()
  const renderedAt = verifySignedToken(secret, purpose, stamp)
  return renderedAt === null ? null : new Date(renderedAt)
}
