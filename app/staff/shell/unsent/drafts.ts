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
  const stored = drafts.read()
  if (!stored) return
  const { [key]: _, ...texts } = stored.texts
  drafts.write({ ...stored, texts })
}

export function forgetAllDrafts(): void {
  drafts.forget()
}
