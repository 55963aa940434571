import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

type Answer = (error: null, hash: Buffer) => void

/** Holds every PBKDF2 of this process until `release`; none is computed, so each then gives zeros. */
export function holdHashes() {
  let isReleased = false
  const held: (() => void)[] = []
  const hold = (...args: unknown[]) => {
    const [bytes, answer] = [args[3] as number, args[5] as Answer]
    const finish = () => answer(null, Buffer.alloc(bytes))
    if (isReleased) finish()
    else held.push(finish)
  }
  const begun = vi.spyOn(crypto, 'pbkdf2').mockImplementation(hold)
  syncBuiltinESMExports()
  return {
    /** The hashes that have begun, as calls of `crypto.pbkdf2`. */
    begun,
    release() {
      isReleased = true
      for (const finish of held.splice(0)) finish()
    },
    restore() {
      begun.mockRestore()
      syncBuiltinESMExports()
    },
  }
}
