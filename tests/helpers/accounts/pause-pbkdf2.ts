import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

type Callback = (error: null, hash: Buffer) => void

/** Delays every PBKDF2 call until `release()`. Calls then return zeros. */
export function pausePbkdf2() {
  let isReleased = false
  const pending: (() => void)[] = []
  const pausedPbkdf2 = (...args: unknown[]) => {
    const [bytes, callback] = [args[3] as number, args[5] as Callback]
    const finish = () => callback(null, Buffer.alloc(bytes))
    if (isReleased) finish()
    else pending.push(finish)
  }
  const spy = vi.spyOn(crypto, 'pbkdf2').mockImplementation(pausedPbkdf2)
  syncBuiltinESMExports()
  return {
    spy,
    release() {
      isReleased = true
      for (const finish of pending.splice(0)) finish()
    },
    restore() {
      spy.mockRestore()
      syncBuiltinESMExports()
    },
  }
}
