import { parse, type Submission } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useFirstTouch } from '#app/components/layout/use-first-touch.ts'

/** Says what is wrong with a form, by its rules and whatever else they need to know. */
type Check<Value, Known extends unknown[]> = (
  form: FormData,
  ...known: Known
) => Submission<Value, string[]>

/**
 * The rules of a form, which weigh as much as the page's own script and are nothing to whoever only looks: loaded with the
 * first touch, or `atOnce`. Until `loaded()`, and where they cannot be had, everything passes: the server decides in any
 * case.
 */
export function useRules<Value, Known extends unknown[]>(
  load: () => Promise<Check<Value, Known>>,
  { atOnce }: { atOnce: boolean },
): { check: Check<Value, Known>; loaded: () => Promise<void> } {
  const rules = useRef<Check<Value, Known> | null>(null)
  const loaded = async () => {
    rules.current ??= await load().catch(() => null)
  }
  useFirstTouch(() => void loaded())
  useEffect(() => {
    if (atOnce) void loaded()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  }, [atOnce])
  const check: Check<Value, Known> = (form, ...known) =>
    rules.current?.(form, ...known) ?? unchecked(form)
  return { check, loaded }
}

function unchecked<Value>(form: FormData): Submission<Value, string[]> {
  return parse(form, { resolve: (value) => ({ value: value as Value }) })
}
