import { pbkdf2Sync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { pausePbkdf2 } from '#tests/helpers/accounts/pause-pbkdf2.ts'
import { hashLimits, HashQueueFullError, matchesStoredPassword } from './guard-sign-in.ts'

const salt = 'ab'.repeat(32)
const password = 'correct horse battery'

it('recognises a password as Payload stores it', async () => {
  const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')}`
  expect(await matchesStoredPassword({ hash, salt }, password)).toBe(true)
  expect(await matchesStoredPassword({ hash, salt }, `${password}.`)).toBe(false)
})

it.each([
  ['an unknown account', null],
  ['an account without one', {}],
  ['a hash that is cut off', { hash: 'pbkdf2-sha256-v1:', salt }],
])('accepts no password for %s', async (_, stored) => {
  expect(await matchesStoredPassword(stored, '')).toBe(false)
})

describe('the hash queue', () => {
  const account = { hash: `pbkdf2-sha256-v1:${'0'.repeat(64)}`, salt }
  let hashes: ReturnType<typeof pausePbkdf2>

  afterEach(() => {
    hashes.restore()
  })

  async function measureWork(stored: typeof account | null, checks: number) {
    hashes = pausePbkdf2()
    const checking = Array.from({ length: checks }, () => matchesStoredPassword(stored, password))
    await new Promise(setImmediate)
    const atFirst = hashes.spy.mock.calls.length
    hashes.release()
    await Promise.all(checking)
    const each = hashes.spy.mock.calls.map(([typed, , ...parameters]) => [
      typed,
      ...parameters.slice(0, 3),
    ])
    hashes.restore()
    return { atFirst, each }
  }

  it('does the same work for known and unknown accounts, two hashes at once', async () => {
    const known = await measureWork(account, 3)
    expect(known.atFirst).toBe(hashLimits.maxParallel)
    expect(known.each).toHaveLength(3)
    expect(await measureWork(null, 3)).toEqual(known)
  })

  it('rejects another password when the queue is full', async () => {
    hashes = pausePbkdf2()
    const most = hashLimits.maxParallel + hashLimits.maxQueued
    const checking = Array.from({ length: most }, () => matchesStoredPassword(account, password))
    for (const stored of [account, null]) {
      await expect(matchesStoredPassword(stored, password)).rejects.toThrow(HashQueueFullError)
    }
    hashes.release()
    expect(await Promise.all(checking)).toEqual(checking.map(() => true))
    expect(await matchesStoredPassword(null, password)).toBe(false)
  })
})
