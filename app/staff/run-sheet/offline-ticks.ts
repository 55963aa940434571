import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { type TripStep, tripSteps } from '#business/bookings/return/order-steps.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'

/** Instant (ISO 8601) by `tickKey`; null if undone. */
type Ticks = Record<string, string | null>

const storage = browserStorage<Ticks>(() => localStorage, 'round-ticks')
const listeners = new Set<() => void>()
const noTicks: Ticks = {}
let unsent: Ticks | null = null
let sent: Ticks = noTicks

const readUnsent = () => (unsent ??= storage.read() ?? noTicks)

/** Includes ticks from other tabs. Without storage, uses memory. */
const reload = () => (unsent = storage.read() ?? readUnsent())

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function store(ticks: Ticks): void {
  unsent = ticks
  if (Object.keys(ticks).length > 0) storage.write(ticks)
  else storage.forget()
  notifyListeners()
}

export const tickKey = (booking: string, step: TripStep) => `${booking} ${step}`

export function readTickKey(key: string): { booking: string; step: string } {
  const [booking = '', step = ''] = key.split(' ')
  return { booking, step }
}

/**
 * Rotates with `attempt`, so that a failing tick does not block other bookings, but a delivery
 * never overtakes its pickup.
 */
export function selectTick(unsent: Ticks, attempt: number): [string, string | null] | undefined {
  const pending = Object.entries(unsent)
  const [rotatedKey] = pending[attempt % pending.length] ?? []
  if (!rotatedKey) return undefined
  const { booking } = readTickKey(rotatedKey)
  return pending.find(([key]) => readTickKey(key).booking === booking)
}

export function stopKey({ id, trip }: { id: string; trip: Trip }): string {
  return tickKey(id, tripSteps[trip])
}

export function storeTick(key: string, at: string | null): void {
  store({ ...reload(), [key]: at })
}

export function removeTick(key: string, at: string | null, wasStored: boolean): void {
  if (wasStored) sent = { ...sent, [key]: at }
  const { [key]: stored, ...others } = reload()
  if (stored === at) store(others)
  else notifyListeners()
}

/** Call it after the sheet is reloaded, which then includes the sent ticks. */
export function clearSentTicks(): void {
  sent = noTicks
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    reload()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export function useOfflineTicks(): { unsent: Ticks; sent: Ticks } {
  return {
    unsent: useSyncExternalStore(subscribe, readUnsent, () => noTicks),
    sent: useSyncExternalStore(
      subscribe,
      () => sent,
      () => noTicks,
    ),
  }
}

export interface Tick {
  doneAt: string | null
  isUnsent: boolean
  /** Marked, or completed without a mark. */
  isDone: boolean
}

export type ReadTick = (stop: RunSheetStop) => Tick

export function useTicks(): ReadTick {
  const { unsent, sent } = useOfflineTicks()
  return (stop) => {
    const key = stopKey(stop)
    const doneAt = { [key]: stop.doneAt, ...sent, ...unsent }[key] ?? null
    const isDone = doneAt !== null || stop.status === 'completed'
    return { doneAt, isDone, isUnsent: key in unsent }
  }
}

export function countDone(stops: RunSheetStop[], readTick: ReadTick): number {
  return stops.filter((stop) => readTick(stop).isDone).length
}

const retryMs = 20_000

export function useTickSync(): void {
  const { state, submit } = useFetcher({ key: 'offline-ticks' })
  const { unsent } = useOfflineTicks()
  const attempt = useRetries(true)
  const lastAttempt = useRef('')
  useEffect(() => {
    const next = selectTick(unsent, attempt)
    if (!next || state !== 'idle' || !navigator.onLine) return
    const [key, at] = next
    const attemptKey = `${key} ${at} ${attempt}`
    if (lastAttempt.current === attemptKey) return
    lastAttempt.current = attemptKey
    void submit({ ...readTickKey(key), at: at ?? '' }, { method: 'post' })
  }, [unsent, state, attempt, submit])
}

/** Counts up on a timer and when online again. */
export function useRetries(isActive: boolean): number {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isActive) return
    const retry = () => setAttempt((count) => count + 1)
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isActive])
  return attempt
}
