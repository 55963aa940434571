import { parse, type Submission } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useFirstInteraction } from '#app/ui/layout/use-hydrated.ts'

type Check<Value, Known extends unknown[]> = (
  form: FormData,
  ...known: Known
) => Submission<Value, string[]>

// On a slow network the server validates faster.
const maxWaitMs = 3_000

/**
 * Loads validation on the first interaction or `atOnce`. Until then, or if loading fails,
 * everything passes: the server validates anyway. `whenLoaded` runs the latest callback once
 * loaded, or after three seconds.
 */
export function useLazyValidation<Value, Known extends unknown[]>(
  load: () => Promise<Check<Value, Known>>,
  { atOnce }: { atOnce: boolean },
): { check: Check<Value, Known>; whenLoaded: (act: () => void) => void } {
  const loadedCheck = useRef<Check<Value, Known> | null>(null)
  const pendingCallback = useRef<(() => void) | null>(null)
  const ensureLoaded = async () => {
    loadedCheck.current ??= await load().catch(() => null)
  }
  const whenLoaded = (act: () => void) => {
    if (loadedCheck.current) return act()
    const isFirst = pendingCallback.current === null
    pendingCallback.current = act
    if (!isFirst) return
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
    void Promise.race([ensureLoaded(), timeout]).then(() => {
      const latest = pendingCallback.current
      pendingCallback.current = null
      latest?.()
    })
  }
  useFirstInteraction(() => void ensureLoaded())
  useEffect(() => {
    if (atOnce) void ensureLoaded()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [atOnce])
  const check: Check<Value, Known> = (form, ...known) =>
    loadedCheck.current?.(form, ...known) ?? acceptEverything(form)
  return { check, whenLoaded }
}

export function acceptEverything<Value>(form: FormData): Submission<Value, string[]> {
  // Keep errors from the server on all intents but submit.
  const unchangedErrors: Record<string, string[] | null> = Object.fromEntries(
    [...form.keys()].map((name) => [name, null]),
  )
  return parse(form, {
    resolve: (value, intent) => (intent ? { error: unchangedErrors } : { value: value as Value }),
  })
}
