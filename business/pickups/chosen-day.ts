import type { LocalDate } from './local-time.ts'

/** What a form calls the day that was tapped; the one that was typed is its `date`. */
export const dayField = 'day'

/**
 * A form with one day, as its `date`: where none was typed, the one that was tapped. Where scripts run they write the one
 * into the other.
 */
export function withChosenDay<Form extends FormData | URLSearchParams>(
  form: Form,
  /** With what the form came filled in: that was not typed. */
  filledIn?: LocalDate,
): Form {
  const tapped = form.get(dayField)
  const typed = form.get('date') === filledIn ? '' : form.get('date')
  if (!typed && typeof tapped === 'string' && tapped !== '') form.set('date', tapped)
  form.delete(dayField)
  return form
}
