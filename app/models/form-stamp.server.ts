import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadClient } from './payload.server.ts'

/** What a form carries to say that it was made at the instant `now`. Signed with a secret that only the servers know. */
export async function formStamp(now: Date): Promise<string> {
  const { secret } = await payloadClient()
  const madeAt = now.getTime()
  return `${madeAt.toString(36)}.${signatureOf(secret, madeAt)}`
}

/** When the form was made that carries a stamp; null where the stamp was not made here. */
export async function readFormStamp(stamp: unknown): Promise<Date | null> {
  if (typeof stamp !== 'string') return null
  const { secret } = await payloadClient()
  const [time = '', signature = ''] = stamp.split('.')
  const madeAt = parseInt(time, 36)
  const expected = Buffer.from(signatureOf(secret, madeAt))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return new Date(madeAt)
}

function signatureOf(secret: string, madeAt: number): string {
  return createHmac('sha256', secret).update(`form made at ${madeAt}`).digest('base64url')
}
