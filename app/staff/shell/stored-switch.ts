import { useSyncExternalStore } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

/** Without storage, it lasts as long as the page. */
export function storedSwitch(name: string) {
  const storage = browserStorage<boolean>(() => localStorage, name)
  const listeners = new Set<() => void>()
  let isOn: boolean | undefined
  const read = () => (isOn ??= storage.read() ?? false)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    useIsOn: () => useSyncExternalStore(subscribe, read, () => false),
    set: (value: boolean) => {
      isOn = value
      storage.write(value)
      for (const listener of listeners) listener()
    },
  }
}
