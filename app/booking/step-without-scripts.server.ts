import { parseWithZod } from '@conform-to/zod/v4'
import {
  firstUnfinishedStep,
  invalidFields,
  parseStepNumber,
  requestedStepField,
  type StepNumber,
  wholeFormField,
} from '#app/booking/wizard/wizard-steps.ts'
import { bookingFormSchema } from '#business/bookings/forms/booking-request.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { ServiceArea } from '#business/pickups/service-area.ts'
import type { Words } from '#business/words/sentence.ts'

/** Null if the visitor submits the form, or if it shows all its steps at once. */
export function requestedStep(form: FormData): StepNumber | null {
  const to = form.get(requestedStepField)
  return to === null || form.has(wholeFormField) ? null : parseStepNumber(to)
}

/** Goes to the requested step, or to an earlier one with errors. Keeps all input. */
export function stepWithoutScripts(
  form: FormData,
  to: StepNumber,
  {
    today,
    days,
    serviceArea,
    words,
  }: { today: LocalDate; days: DayAvailability[]; serviceArea: ServiceArea; words: Words },
) {
  const offered = new Map(days.map((day) => [day.date, day]))
  const { initialValue, error } = parseWithZod(form, {
    schema: bookingFormSchema({ today, offered, serviceArea }, words),
  }).reply()
  const unfinished = firstUnfinishedStep(error)
  if (to <= unfinished) return { hasErrors: false, step: to, result: { initialValue } }
  const stepErrors = invalidFields(unfinished, error).map((field) => [
    field,
    error?.[field] ?? null,
  ])
  return {
    hasErrors: true,
    step: unfinished,
    result: {
      initialValue,
      error: Object.fromEntries(stepErrors) as Record<string, string[] | null>,
    },
  }
}
