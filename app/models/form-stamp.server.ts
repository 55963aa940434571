import { readSignedToken, signedToken } from '#platform/crypto/signed-token.ts'
import { payloadClient } from './payload.server.ts'

const purpose = 'form made at'

/** What a form carries to say that it was made at the instant `now`. Signed with a secret that only the servers know. */
export async function formStamp(now: Date): Promise<string> {
  const { secret } = await payloadClient()
  return signedToken(secret, purpose, now.getTime())
}

/** When the form was made that carries a stamp; null where the stamp was not made here. */
export async function readFormStamp(stamp: unknown): Promise<Date | null> {
  if (typeof stamp !== 'string') return null
  const { secret } = await payloadClient()
  const madeAt = readSignedToken(secret, purpose, stamp)
  return madeAt === null ? null : new Date(madeAt)
}
