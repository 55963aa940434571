import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Snapshot } from './snapshot.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Each load is answered by hand. */
function loadsByHand() {
  const pending: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const load = () =>
    new Promise<string>((resolve, reject) => {
      pending.push({ resolve, reject })
    })
  const snapshot = new Snapshot({ load, maxAgeMs: 60_000 })
  const answer = async (number: number, value: string | Error) => {
    const { resolve, reject } = pending[number - 1]!
    if (value instanceof Error) reject(value)
    else resolve(value)
    await vi.advanceTimersByTimeAsync(0)
  }
  /** A snapshot that has been read once. */
  const known = async () => {
    void snapshot.read()
    await answer(1, 'first')
    return snapshot
  }
  return { pending, snapshot, answer, known }
}

const away = new Error('The database is away')

describe('a snapshot', () => {
  it('is loaded once for readers who come at the same time, and kept for those who come later', async () => {
    const { pending, snapshot, answer } = loadsByHand()
    const readers = [snapshot.read(), snapshot.read()]
    await answer(1, 'first')
    expect(await Promise.all(readers)).toEqual(['first', 'first'])
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(1)
  })

  it('is loaded anew when it reaches its greatest age, not a moment before, and nobody waits', async () => {
    const { pending, answer, known } = loadsByHand()
    const snapshot = await known()
    vi.advanceTimersByTime(59_999)
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await snapshot.read()).toBe('first')
    await answer(2, 'second')
    expect(await snapshot.read()).toBe('second')
  })

  it('is loaded anew as soon as it was dropped, and is what it was until that has arrived', async () => {
    const { pending, answer, known } = loadsByHand()
    const snapshot = await known()
    snapshot.drop()
    expect(pending).toHaveLength(2)
    expect(await snapshot.read()).toBe('first')
    await answer(2, 'second')
    expect(await snapshot.read()).toBe('second')
  })

  it('is loaded once more where it was dropped while it was read, however often', async () => {
    const { pending, answer, known } = loadsByHand()
    const snapshot = await known()
    snapshot.drop()
    snapshot.drop()
    snapshot.drop()
    expect(pending).toHaveLength(2)
    await answer(2, 'perhaps before the edit')
    expect(pending).toHaveLength(3)
    await answer(3, 'after the edit')
    expect(await snapshot.read()).toBe('after the edit')
    expect(pending).toHaveLength(3)
  })

  it('is what was last known while it cannot be loaded, and is tried again a second later', async () => {
    const { pending, answer, known } = loadsByHand()
    const snapshot = await known()
    snapshot.drop()
    await answer(2, away)
    vi.advanceTimersByTime(999)
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(await snapshot.read()).toBe('first')
    await answer(3, 'third')
    expect(await snapshot.read()).toBe('third')
  })

  it('is better than nothing where it was dropped while it was first read, and then cannot be', async () => {
    const { snapshot, answer } = loadsByHand()
    const first = snapshot.read()
    snapshot.drop()
    await answer(1, 'first')
    expect(await first).toBe('first')
    await answer(2, away)
    expect(await snapshot.read()).toBe('first')
  })

  it('tells of a value when readers get it, and not before', async () => {
    const { snapshot, answer } = loadsByHand()
    const told: unknown[] = []
    snapshot.onLoad((value) => told.push([value, snapshot.peek()]))
    void snapshot.read()
    expect(told).toEqual([])
    await answer(1, 'first')
    expect(told).toEqual([['first', 'first']])
  })

  it('fails where nothing was ever known, and is tried again with the next reader', async () => {
    const { snapshot, answer } = loadsByHand()
    const first = snapshot.read()
    void first.catch(() => {})
    await answer(1, away)
    await expect(first).rejects.toThrow('The database is away')
    const second = snapshot.read()
    await answer(2, 'second')
    expect(await second).toBe('second')
  })

  it('is loaded anew, asked or not, at the moment at which the clock changes it', async () => {
    const changesAt = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    const load = vi.fn(() => Promise.resolve('known'))
    const snapshot = new Snapshot({
      load,
      maxAgeMs: Infinity,
      changesAt: () => (changesAt > new Date() ? changesAt : null),
    })
    await snapshot.read()
    // A timer waits no longer than 24.8 days; what it does early is done again.
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * 60_000 - 1)
    const before = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(before + 1)
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * 60_000)
    expect(load).toHaveBeenCalledTimes(before + 1)
  })
})
