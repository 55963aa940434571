import { formStampField } from '#business/forms/fill-time.ts'
import { honeypotField } from '#business/forms/honeypot.ts'

const storageKey = 'booking-draft'

/** What a visitor has written so far, by field name. */
export type BookingDraft = Record<string, string>

/** The fields of a form that are not empty. Each form has a stamp of its own, and nothing to keep in its honeypot. */
export function writtenIn(form: HTMLFormElement): BookingDraft {
  const written = new FormData(form)
  for (const name of [formStampField, honeypotField]) written.delete(name)
  const fields = [...written].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  )
  return Object.fromEntries(fields)
}

/** Keeps what is written for this tab only, so that a refresh loses nothing and a shared phone keeps nothing. */
export function keepDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(writtenIn(form))))
}

export function keptDraft(): BookingDraft | null {
  return attempt(
    () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as BookingDraft | null,
  )
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(storageKey))
}

// Browsers may forbid storage or find it full. A booking can still be made; it is only not kept.
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
