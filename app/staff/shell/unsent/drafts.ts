import { browserStorage } from '#app/ui/forms/browser-storage.ts'

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
