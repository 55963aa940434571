import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** Per process. A full queue takes three seconds on two cores. */
export const hashLimits = { maxParallel: 2, maxQueued: 50 } as const

export class HashQueueFullError extends Error {}

export interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

const limit = pLimit(hashLimits.maxParallel)

/** Hashes for unknown accounts too, so that timing reveals nothing. Throws `HashQueueFullError`. */
export async function matchesStoredPassword(
  stored: StoredPassword | null | undefined,
  password: string,
): Promise<boolean> {
  if (limit.pendingCount >= hashLimits.maxQueued) throw new HashQueueFullError()
  const { expected, salt, iterations, bytes } = parametersOf(stored)
  const hash = await limit(() => promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256'))
  return hash.length === expected.length && timingSafeEqual(hash, expected)
}

const prefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, bytes: 32 }
/** Used by earlier Payload releases. */
const legacy = { iterations: 25_000, bytes: 512 }

/** Copied from payload/dist/auth/strategies/local/generatePasswordSaltHash.js (not exported). */
function parametersOf(stored: StoredPassword | null | undefined) {
  const { hash, salt } = stored ?? {}
  if (!hash || !salt) {
    const random = randomBytes(current.bytes)
    return { ...current, expected: random, salt: random.toString('hex') }
  }
  const isCurrent = hash.startsWith(prefix)
  const expected = Buffer.from(isCurrent ? hash.slice(prefix.length) : hash, 'hex')
  return { ...(isCurrent ? current : legacy), expected, salt }
}
