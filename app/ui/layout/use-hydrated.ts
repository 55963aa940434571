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

/** Resolves on the next press, input or other event named. */
export function firstInteraction(...events: ('pointermove' | 'scroll')[]): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const onInteraction = () => {
      controller.abort()
      resolve()
    }
    for (const event of [...interactionEvents, ...events])
      document.addEventListener(event, onInteraction, controller)
  })
}

/** Runs `act` once, for code that only interaction needs. */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    void firstInteraction().then(act)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
}
