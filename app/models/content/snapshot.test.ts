import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Snapshot } from './snapshot.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Each load is answered by hand, in any order. */
function loadsByHand() {
  const pending: PromiseWithResolvers[] = []
  const load = () => {
    const answer = withResolvers()
    pending.push(answer)
    return answer.promise
  }
  return { load, pending, snapshot: new Snapshot({ load, maxAgeMs: 60_000 }) }
}

interface PromiseWithResolvers {
  promise: Promise<string>
  resolve: (value: string) => void
  reject: (error: Error) => void
}

function withResolvers(): PromiseWithResolvers {
  const made = {} as PromiseWithResolvers
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}

describe('a snapshot', () => {
  it('is loaded once for readers who come at the same time, and kept for those who come later', async () => {
    const { pending, snapshot } = loadsByHand()
    const readers = [snapshot.read(), snapshot.read()]
    pending[0]?.resolve('first')
    expect(await Promise.all(readers)).toEqual(['first', 'first'])
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(1)
  })

  it('is loaded anew when it reaches its greatest age, and not a moment before', async () => {
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    pending[0]?.resolve('first')
    await first
    vi.advanceTimersByTime(59_999)
    expect(await snapshot.read()).toBe('first')
    vi.advanceTimersByTime(1)
    const second = snapshot.read()
    pending[1]?.resolve('second')
    expect(await second).toBe('second')
  })

  it('is loaded anew once it was dropped', async () => {
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    pending[0]?.resolve('first')
    await first
    snapshot.drop()
    const second = snapshot.read()
    pending[1]?.resolve('second')
    expect(await second).toBe('second')
  })

  it('is better than nothing where it was dropped while it was first read, and then cannot be', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    snapshot.drop()
    pending[0]?.resolve('first')
    await first
    const second = snapshot.read()
    pending[1]?.reject(new Error('away'))
    expect(await second).toBe('first')
  })

  it('falls back on the last that anybody saw, though it was dropped while that was read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    pending[0]?.resolve('before the edit')
    await first
    snapshot.drop()
    const second = snapshot.read()
    snapshot.drop()
    pending[1]?.resolve('after the edit')
    expect(await second).toBe('after the edit')
    const third = snapshot.read()
    pending[2]?.reject(new Error('The database is away'))
    expect(await third).toBe('after the edit')
  })

  it('does not keep what was read before it was dropped, even where that arrives last', async () => {
    const { pending, snapshot } = loadsByHand()
    const early = snapshot.read()
    snapshot.drop()
    const late = snapshot.read()
    pending[1]?.resolve('after the edit')
    expect(await late).toBe('after the edit')
    pending[0]?.resolve('before the edit')
    await early
    expect(await snapshot.read()).toBe('after the edit')
    expect(pending).toHaveLength(2)
  })

  it('gives what was last known while it cannot be loaded, and tries again a second later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    pending[0]?.resolve('first')
    await first
    snapshot.drop()
    const whileAway = snapshot.read()
    pending[1]?.reject(new Error('The database is away'))
    expect(await whileAway).toBe('first')

    vi.advanceTimersByTime(999)
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(2)

    vi.advanceTimersByTime(1)
    const back = snapshot.read()
    pending[2]?.resolve('third')
    expect(await back).toBe('third')
  })

  it('fails where nothing was ever known, and tries again with the next reader', async () => {
    const { pending, snapshot } = loadsByHand()
    const first = snapshot.read()
    pending[0]?.reject(new Error('The database is away'))
    await expect(first).rejects.toThrow('The database is away')
    const second = snapshot.read()
    pending[1]?.resolve('second')
    expect(await second).toBe('second')
  })
})
