import { useState, useSyncExternalStore } from 'react'
import type { RunSheet, RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { stopKey } from '#app/staff/run-sheet/offline/offline-ticks.ts'
import type { ReadTick } from '#app/staff/run-sheet/offline/use-ticks.ts'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

export interface HiddenStops {
  isHiding: boolean
  isHidden: (stop: RunSheetStop) => boolean
  keepVisible: (stop: RunSheetStop) => void
  hide: () => void
  show: () => void
}

/**
 * A stop ticked now stays in place until `hide` is called, so that nothing moves under the finger.
 */
export function useHiddenStops(readTick: ReadTick): HiddenStops {
  const isHiding = useSyncExternalStore(subscribe, readPreference, () => false)
  const [visible, setVisible] = useState<readonly string[]>([])
  return {
    isHiding,
    isHidden: (stop) => isHiding && readTick(stop).isDone && !visible.includes(stopKey(stop)),
    keepVisible: (stop) => setVisible((keys) => [...keys, stopKey(stop)]),
    hide: () => {
      setVisible([])
      setPreference(true)
    },
    show: () => setPreference(false),
  }
}

export function listStops(runSheets: RunSheet[]): RunSheetStop[] {
  return runSheets.flatMap(({ slots }) => slots.flatMap(({ stops }) => stops))
}

const storage = browserStorage<boolean>(() => localStorage, 'hide-picked-up')
const listeners = new Set<() => void>()
// Without storage, the preference lasts as long as the page.
let preference: boolean | undefined

const readPreference = () => (preference ??= storage.read() ?? false)

function setPreference(isHiding: boolean): void {
  preference = isHiding
  storage.write(isHiding)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
