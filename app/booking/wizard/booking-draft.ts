import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { customerDetails } from '#business/bookings/fields.ts'
import { formStampField } from '#business/forms/fill-time.ts'
import { honeypotField } from '#business/forms/honeypot.ts'
import { dayField } from '#business/pickups/chosen-day.ts'

/** What a visitor has written so far, by field name. */
export type BookingDraft = Record<string, string>

/** Kept for this tab only, so that a refresh loses nothing and a shared phone keeps nothing. */
export const keptDraft = browserStorage<BookingDraft>(() => sessionStorage, 'booking-draft')

/** Kept for the next booking, for whoever asks for it. */
export const rememberedDetails = browserStorage<BookingDraft>(() => localStorage, 'booking-details')

/** By which the form says that its details are to be remembered. */
export const rememberField = 'remember'

/** Keeps the details of a booking that was made, or forgets them where its form does not say that they may be kept. */
export function rememberDetailsOf(form: FormData): void {
  if (!form.has(rememberField)) return void rememberedDetails.forget()
  const written = customerDetails.map((name) => [name, form.get(name)])
  rememberedDetails.write(Object.fromEntries(written) as BookingDraft)
}

/** The fields of a form that are not empty. Each form has a stamp of its own, and nothing to keep in its honeypot. */
export function writtenIn(form: HTMLFormElement): BookingDraft {
  const written = new FormData(form)
  for (const name of [formStampField, honeypotField]) written.delete(name)
  const fields = [...written].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  )
  const { [dayField]: tapped, ...draft } = Object.fromEntries(fields)
  return tapped && !draft.date ? { ...draft, date: tapped } : draft
}
