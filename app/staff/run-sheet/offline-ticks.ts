import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import type { MissedReason } from '#business/bookings/missed-pickup.ts'
import type { PaymentMethod } from '#business/bookings/payments.ts'
import { type TripStep, tripSteps } from '#business/bookings/return/order-steps.ts'
import type { Trip } from '#business/pickups/pickup-rules.ts'

export type TickStep = TripStep | 'missed' | 'paid'

/** The form that is sent. `at` is an instant (ISO 8601); empty to undo. */
export type Tick = Readonly<{
  booking: string
  step: TickStep
  at: string
  pieces?: string
  reason?: MissedReason
  method?: PaymentMethod
  total?: string
}>

type Ticks = Record<string, Tick>

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

const tickKey = ({ booking, step }: Pick<Tick, 'booking' | 'step'>) => `${booking} ${step}`

const isSame = (one?: Tick, other?: Tick) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Rotates with `attempt`, so that a failing tick does not block other bookings, but a delivery
 * never overtakes its pickup.
 */
export function selectTick(unsent: Ticks, attempt: number): Tick | undefined {
  const pending = Object.values(unsent)
  const rotated = pending[attempt % pending.length]
  return pending.find(({ booking }) => booking === rotated?.booking)
}

export function stopKey({ id, trip }: { id: string; trip: Trip }): string {
  return tickKey({ booking: id, step: tripSteps[trip] })
}

export function storeTick(tick: Tick): void {
  store({ ...reload(), [tickKey(tick)]: tick })
}

export function removeTick(tick: Tick, wasStored: boolean): void {
  const key = tickKey(tick)
  if (wasStored) sent = { ...sent, [key]: tick }
  const { [key]: stored, ...others } = reload()
  if (isSame(stored, tick)) store(others)
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

/** Includes ticks that the sheet does not have yet. */
export interface StopState {
  doneAt: string | null
  pieceCount: number | null
  missedReason: MissedReason | null
  paidBy: PaymentMethod | null
  isUnsent: boolean
  /** Marked, not collected, or completed without a mark. */
  isDone: boolean
}

export type ReadStop = (stop: RunSheetStop) => StopState

export function useStops(): ReadStop {
  const { unsent, sent } = useOfflineTicks()
  return (stop) => {
    const { id: booking, trip, status } = stop
    const keyOf = (step: TickStep) => tickKey({ booking, step })
    const find = (step: TickStep) => unsent[keyOf(step)] ?? sent[keyOf(step)]
    const [mark, missed, paid] = [find(tripSteps[trip]), find('missed'), find('paid')]
    const doneAt = mark ? mark.at || null : stop.doneAt
    const isOver = doneAt !== null || status === 'completed'
    const canBeMissed = trip === 'pickup' && !isOver
    const missedReason = (canBeMissed && (missed ? missed.reason : stop.missedReason)) || null
    const steps: TickStep[] = [tripSteps[trip], 'paid', ...(canBeMissed ? ['missed' as const] : [])]
    return {
      doneAt,
      missedReason,
      pieceCount: Number(mark?.pieces) || stop.pieceCount,
      paidBy: (paid ? paid.method : stop.bill?.paidBy) ?? null,
      isUnsent: steps.some((step) => keyOf(step) in unsent),
      isDone: isOver || missedReason !== null,
    }
  }
}

export function countDone(stops: RunSheetStop[], readStop: ReadStop): number {
  return stops.filter((stop) => readStop(stop).isDone).length
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
    const attemptKey = `${JSON.stringify(next)} ${attempt}`
    if (lastAttempt.current === attemptKey) return
    lastAttempt.current = attemptKey
    void submit({ ...next }, { method: 'post' })
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
