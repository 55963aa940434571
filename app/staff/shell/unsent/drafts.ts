import { browserStorage } from '#app/ui/forms/browser-storage.ts'

/** Unsent text by field, in this tab until sign-out. */
const drafts = browserStorage<{ account: string; texts: Record<string, string> }>(
  () => sessionStorage,
  'staff-drafts',
)

/** Drafts are about customers: only their author must see them. */
export function readDraft(account: string, key: string): string | undefined {
  const stored = drafts.read()
  return stored?.account === account ? stored.texts[key] : undefined
}

export function writeDraft(account: string, key: string, text: string): void {
  const stored = drafts.read()
  const texts = stored?.account === account ? stored.texts : {}
  drafts.write({ account, texts: { ...texts, [key]: text } })
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
