import { type FormEvent, useEffect, useRef } from 'react'
import { browserStorage } from '#app/ui/forms/browser-storage.ts'

/** Unsent text by field, in this tab until sign-out. */
const drafts = browserStorage<Record<string, string>>(() => sessionStorage, 'staff-drafts')

/** Restores unsent text when its field appears again. Spread the result on a textarea. */
export function useDraft(key: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const draft = drafts.read()?.[key]
    if (draft && ref.current?.value === '') ref.current.value = draft
  }, [key])
  return {
    ref,
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      drafts.write({ ...drafts.read(), [key]: currentTarget.value }),
  }
}

/** Call it once the text is stored. */
export function forgetDraft(key: string): void {
  const { [key]: _, ...others } = drafts.read() ?? {}
  drafts.write(others)
}

export function forgetAllDrafts(): void {
  drafts.forget()
}
