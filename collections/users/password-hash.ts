import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

/** How many passwords this process hashes at once, and how many more may wait: about three seconds on two cores. */
export const hashLimits = { atOnce: 2, waiting: 50 } as const

/** As many passwords as allowed wait already. */
export class HashQueueFull extends Error {}

/** What Payload stores of a password. */
export interface StoredPassword {
  hash?: string | null
  salt?: string | null
}

const limit = pLimit(hashLimits.atOnce)

/**
 * Compares a password with the one that Payload has stored. Without an account it hashes the same and returns false, so
 * that the time of an answer does not tell which accounts exist. Throws `HashQueueFull`.
 */
export async function isSamePassword(
  stored: StoredPassword | null | undefined,
  password: string,
): Promise<boolean> {
  if (limit.pendingCount >= hashLimits.waiting) throw new HashQueueFull()
  const { expected, salt, iterations, bytes } = parametersOf(stored)
  const hash = await limit(() => promisify(pbkdf2)(password, salt, iterations, bytes, 'sha256'))
  return hash.length === expected.length && timingSafeEqual(hash, expected)
}

const prefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, bytes: 32 }
/** A password that was last set or typed with an earlier release of Payload. */
const legacy = { iterations: 25_000, bytes: 512 }

/** As in payload/dist/auth/strategies/local/generatePasswordSaltHash.js, which Payload does not export. */
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
