import { useSyncExternalStore } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

/** When each pickup was made (an instant, ISO 8601), by the id of its booking; null: not at all. */
type Ticks = Record<string, string | null>

const storage = browserStorage<Ticks>(() => localStorage, 'round-ticks')
const listeners = new Set<() => void>()
const none: Ticks = {}
let unsent: Ticks | null = null
let sent: Ticks = none

const readUnsent = () => (unsent ??= storage.read() ?? none)

/** With what another tab has kept meanwhile; of a browser that keeps nothing, what this one knows. */
const readAnew = () => (unsent = storage.read() ?? readUnsent())

function tellAll(): void {
  for (const listener of listeners) listener()
}

function store(ticks: Ticks): void {
  unsent = ticks
  if (Object.keys(ticks).length > 0) storage.write(ticks)
  else storage.forget()
  tellAll()
}

/** Keeps a tick on this device until the server has it. */
export function keepTick(booking: string, pickedUpAt: string | null): void {
  store({ ...readAnew(), [booking]: pickedUpAt })
}

/** Keeps it no longer: the server has taken it, or refuses it. What was ticked since stays. */
export function dropTick(booking: string, pickedUpAt: string | null, isTaken: boolean): void {
  if (isTaken) sent = { ...sent, [booking]: pickedUpAt }
  const { [booking]: kept, ...others } = readAnew()
  if (kept === pickedUpAt) store(others)
  else tellAll()
}

/** What a sheet that was read anew says itself. */
export function forgetSent(): void {
  sent = none
  tellAll()
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    readAnew()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** What was ticked on this device: what the server does not have yet, and what it has been sent since the page was read. */
export function useTicks(): { unsent: Ticks; sent: Ticks } {
  return {
    unsent: useSyncExternalStore(subscribe, readUnsent, () => none),
    sent: useSyncExternalStore(
      subscribe,
      () => sent,
      () => none,
    ),
  }
}
