import { useRouteLoaderData } from '@remix-run/react'
import {
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { draft as words } from '#business/words/staff.ts'
import type { loader as shellLoader } from './app-shell.tsx'

/** Unsent text by field, in this tab until sign-out. */
const drafts = browserStorage<{ account: string; texts: Record<string, string> }>(
  () => sessionStorage,
  'staff-drafts',
)

/** Returns undefined for another account's draft, and removes all of that account. */
export function readDraft(account: string, key: string): string | undefined {
  return readTexts(account)[key]
}

export function writeDraft(account: string, key: string, text: string): void {
  drafts.write({ account, texts: { ...readTexts(account), [key]: text } })
}

/** Drafts are about customers: only their author must see them. */
function readTexts(account: string): Record<string, string> {
  const stored = drafts.read()
  if (stored?.account === account) return stored.texts
  drafts.forget()
  return {}
}

export function forgetDraft(key: string): void {
  forgetDrafts((each) => each === key)
}

export function forgetDrafts(isForgotten: (key: string, text: string) => boolean): void {
  const stored = drafts.read()
  if (!stored) return
  const kept = Object.entries(stored.texts).filter(([key, text]) => !isForgotten(key, text))
  drafts.write({ ...stored, texts: Object.fromEntries(kept) })
}

export function forgetAllDrafts(): void {
  drafts.forget()
}

export function useDraft(key: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const account = useAccountId()
  // Before paint: a field that is mounted again never looks empty.
  useLayoutEffect(() => {
    const draft = account && readDraft(account, key)
    if (draft && ref.current?.value === '') ref.current.value = draft
  }, [account, key])
  return {
    ref,
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      account && writeDraft(account, key, currentTarget.value),
  }
}

export function useAccountId(): string | undefined {
  return useRouteLoaderData<typeof shellLoader>('staff/shell/app-shell')?.userId
}

/** Returns what `useKeepDraft` stored before. The form takes `formKey` as its key. */
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

/**
 * Stores the form after each input, unless it is as it was at first. `hasEntries`: it starts with
 * what was typed before.
 */
export function useKeepDraft(key: string, formId: string, hasEntries: boolean): void {
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

export function DraftNotice({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 notice"
    >
      <p className="wrap-anywhere">{text}</p>
      <Button look="quiet" size="line" className="md:min-h-11" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}
