import { browserStorage } from '#app/ui/forms/browser-storage.ts'
import { customerDetailNames } from '#business/bookings/fields.ts'
import { formStampField, honeypotField } from '#business/forms/spam-protection.ts'
import { tappedDayField } from '#business/pickups/tapped-day.ts'

/** By field name. */
export type BookingDraft = Record<string, string>

/** Survives a refresh, but leaves nothing on a shared phone. */
export const savedDraft = browserStorage<BookingDraft>(() => sessionStorage, 'booking-draft')

/** Written only if the visitor agreed. */
export const rememberedDetails = browserStorage<BookingDraft>(() => localStorage, 'booking-details')

export const rememberField = 'remember'

/** Deletes the stored details if the form does not allow them. */
export function saveRememberedDetails(form: FormData): void {
  if (!form.has(rememberField)) return void rememberedDetails.forget()
  const details = customerDetailNames.map((name) => [name, form.get(name)])
  rememberedDetails.write(Object.fromEntries(details) as BookingDraft)
}

/** Returns the non-empty fields without form stamp and honeypot. */
export function readDraft(form: HTMLFormElement): BookingDraft {
  const formData = new FormData(form)
  for (const name of [formStampField, honeypotField]) formData.delete(name)
  const fields = [...formData].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  )
  const { [tappedDayField]: tapped, ...draft } = Object.fromEntries(fields)
  return tapped && !draft.date ? { ...draft, date: tapped } : draft
}
