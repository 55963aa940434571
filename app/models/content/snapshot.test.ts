import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Snapshot } from './snapshot.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function controlledLoads() {
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
  const loadedSnapshot = async () => {
    void snapshot.read()
    await answer(1, 'first')
    return snapshot
  }
  return { pending, snapshot, answer, loadedSnapshot }
}

const away = new Error('The database is away')

describe('Snapshot', () => {
  it('loads once for simultaneous and later readers', async () => {
    const { pending, snapshot, answer } = controlledLoads()
    const readers = [snapshot.read(), snapshot.read()]
    await answer(1, 'first')
    expect(await Promise.all(readers)).toEqual(['first', 'first'])
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(1)
  })

  it('reloads in the background at its maximum age, not earlier', async () => {
    const { pending, answer, loadedSnapshot } = controlledLoads()
    const snapshot = await loadedSnapshot()
    vi.advanceTimersByTime(59_999)
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await snapshot.read()).toBe('first')
    await answer(2, 'second')
    expect(await snapshot.read()).toBe('second')
  })

  it('reloads immediately when invalidated, and returns the last value until then', async () => {
    const { pending, answer, loadedSnapshot } = controlledLoads()
    const snapshot = await loadedSnapshot()
    snapshot.invalidate()
    expect(pending).toHaveLength(2)
    expect(await snapshot.read()).toBe('first')
    await answer(2, 'second')
    expect(await snapshot.read()).toBe('second')
  })

  it('loads once more when invalidated several times during a load', async () => {
    const { pending, answer, loadedSnapshot } = controlledLoads()
    const snapshot = await loadedSnapshot()
    snapshot.invalidate()
    snapshot.invalidate()
    snapshot.invalidate()
    expect(pending).toHaveLength(2)
    await answer(2, 'perhaps before the edit')
    expect(pending).toHaveLength(3)
    await answer(3, 'after the edit')
    expect(await snapshot.read()).toBe('after the edit')
    expect(pending).toHaveLength(3)
  })

  it('returns the last value when loading fails, and retries a second later', async () => {
    const { pending, answer, loadedSnapshot } = controlledLoads()
    const snapshot = await loadedSnapshot()
    snapshot.invalidate()
    await answer(2, away)
    vi.advanceTimersByTime(999)
    expect(await snapshot.read()).toBe('first')
    expect(pending).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(await snapshot.read()).toBe('first')
    await answer(3, 'third')
    expect(await snapshot.read()).toBe('third')
  })

  it('returns the first value when the first load is invalidated and the second fails', async () => {
    const { snapshot, answer } = controlledLoads()
    const first = snapshot.read()
    snapshot.invalidate()
    await answer(1, 'first')
    expect(await first).toBe('first')
    await answer(2, away)
    expect(await snapshot.read()).toBe('first')
  })

  it('calls listeners when readers get the value, not earlier', async () => {
    const { snapshot, answer } = controlledLoads()
    const calls: unknown[] = []
    snapshot.onLoad((value) => calls.push([value, snapshot.peek()]))
    void snapshot.read()
    expect(calls).toEqual([])
    await answer(1, 'first')
    expect(calls).toEqual([['first', 'first']])
  })

  it('rejects without a last value, and retries with the next reader', async () => {
    const { snapshot, answer } = controlledLoads()
    const first = snapshot.read()
    void first.catch(() => {})
    await answer(1, away)
    await expect(first).rejects.toThrow('The database is away')
    const second = snapshot.read()
    await answer(2, 'second')
    expect(await second).toBe('second')
  })

  it('reloads at `changesAt` without a reader', async () => {
    const changesAt = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    const load = vi.fn(() => Promise.resolve('value'))
    const snapshot = new Snapshot({
      load,
      maxAgeMs: Infinity,
      changesAt: () => (changesAt > new Date() ? changesAt : null),
    })
    await snapshot.read()
    // Timers wait at most 24.8 days.
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * 60_000 - 1)
    const before = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(before + 1)
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * 60_000)
    expect(load).toHaveBeenCalledTimes(before + 1)
  })
})
