import { useEffect, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Returns false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

const interactionEvents = ['pointerdown', 'keydown', 'input'] as const

/** Runs `act` once, for code that only interaction needs. */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    const controller = new AbortController()
    const onInteraction = () => {
      controller.abort()
      act()
    }
    for (const event of interactionEvents)
      document.addEventListener(event, onInteraction, controller)
    return () => controller.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
}
