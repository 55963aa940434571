import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'
import { useAccountId } from './use-draft.ts'

/**
 * Returns what `useKeepDraft` stored before the page was left or reloaded. Use `formKey` as the key
 * of the form, which starts again with the draft, and without it after `discard`.
 */
export function useFormDraft(key: string) {
  const account = useAccountId()
  const hydrated = useHydrated()
  const [discards, setDiscards] = useState(0)
  const draft = useMemo(
    () => (hydrated && account ? parseFormDraft(readDraft(account, key)) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- discarding forgets the draft
    [hydrated, account, key, discards],
  )
  const discard = () => {
    forgetDraft(key)
    setDiscards((count) => count + 1)
  }
  return { draft, discard, formKey: `${key} ${discards} ${draft ? 'draft' : 'new'}` }
}

export function parseFormDraft(text: string | undefined): FormData | null {
  if (!text) return null
  const form = new FormData()
  for (const [name, value] of JSON.parse(text) as [string, string][]) form.append(name, value)
  return form
}

/** Stores the form after each input and what follows from it, unless it is as it was at first. */
export function useKeepDraft(
  key: string,
  formId: string,
  /** The form starts with what was typed before. */
  hasEntries: boolean,
): void {
  const account = useAccountId()
  const isTouched = useRef(false)
  const first = useRef<string | null>(null)
  const last = useRef<string | null>(null)
  const save = useCallback(() => {
    const text = serializeForm(formId)
    // Not again after the form was sent and the draft forgotten.
    if (!account || !text || !isTouched.current || text === last.current) return
    last.current = text
    if (text === first.current) forgetDraft(key)
    else writeDraft(account, key, text)
  }, [account, key, formId])
  useEffect(() => {
    if (!hasEntries) first.current ??= serializeForm(formId)
    const onInput = () => {
      isTouched.current = true
      save()
    }
    const form = document.getElementById(formId)
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [formId, hasEntries, save])
  useEffect(save)
}

function serializeForm(id: string): string | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? JSON.stringify([...new FormData(form)]) : null
}
