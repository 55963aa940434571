import { parse, type Submission } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useFirstTouch } from '#app/ui/layout/use-first-touch.ts'

/** Says what is wrong with a form, by its rules and whatever else they need to know. */
type Check<Value, Known extends unknown[]> = (
  form: FormData,
  ...known: Known
) => Submission<Value, string[]>

// On a slow network the server answers sooner.
const longestWaitMs = 3_000

/**
 * The rules of a form, which weigh as much as the page's own script and are nothing to whoever only looks: loaded with the
 * first touch, or `atOnce`. Until then, and where they cannot be had, everything passes: the server decides in any case.
 * `whenLoaded` acts once they are there, or after three seconds; of what is asked for meanwhile the last is done.
 */
export function useRules<Value, Known extends unknown[]>(
  load: () => Promise<Check<Value, Known>>,
  { atOnce }: { atOnce: boolean },
): { check: Check<Value, Known>; whenLoaded: (act: () => void) => void } {
  const rules = useRef<Check<Value, Known> | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  const ensureLoaded = async () => {
    rules.current ??= await load().catch(() => null)
  }
  const whenLoaded = (act: () => void) => {
    if (rules.current) return act()
    const isFirst = waiting.current === null
    waiting.current = act
    if (!isFirst) return
    const wait = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    void Promise.race([ensureLoaded(), wait]).then(() => {
      const latest = waiting.current
      waiting.current = null
      latest?.()
    })
  }
  useFirstTouch(() => void ensureLoaded())
  useEffect(() => {
    if (atOnce) void ensureLoaded()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  }, [atOnce])
  const check: Check<Value, Known> = (form, ...known) =>
    rules.current?.(form, ...known) ?? unchecked(form)
  return { check, whenLoaded }
}

/** Of a form whose rules are not there everything passes. */
export function unchecked<Value>(form: FormData): Submission<Value, string[]> {
  // What the server said of a field stays, while something else than sending is asked for.
  const asTheyAre: Record<string, string[] | null> = Object.fromEntries(
    [...form.keys()].map((name) => [name, null]),
  )
  return parse(form, {
    resolve: (value, intent) => (intent ? { error: asTheyAre } : { value: value as Value }),
  })
}
