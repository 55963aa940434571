import type { LocalDate } from './local-time.ts'

/** Field of the tapped day; `date` holds the typed one. */
export const tappedDayField = 'day'

/**
 * Moves the tapped day to `date` unless a day was typed. With JavaScript, the browser does this.
 */
export function applyTappedDay<Form extends FormData | URLSearchParams>(
  form: Form,
  /** Prefilled date, which does not count as typed. */
  prefilled?: LocalDate,
): Form {
  const tapped = form.get(tappedDayField)
  const typed = form.get('date') === prefilled ? '' : form.get('date')
  if (!typed && typeof tapped === 'string' && tapped !== '') form.set('date', tapped)
  form.delete(tappedDayField)
  return form
}
