import { bookingDetailNames, type BookingField } from '#business/bookings/fields.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

interface WizardStep {
  name: string
  fields: readonly BookingField[]
}

export const wizardSteps = [
  { name: 'service', fields: ['serviceType'] },
  { name: 'schedule', fields: ['date', 'time'] },
  { name: 'details', fields: bookingDetailNames },
  { name: 'confirm', fields: [] },
] as const satisfies readonly WizardStep[]

export type StepNumber = 1 | 2 | 3 | 4

export const firstStep: StepNumber = 1
export const lastStep: StepNumber = 4

/** Requests another step from the server until scripts load. */
export const requestedStepField = 'to'

/** Marks a form without scripts, which shows all steps at once. */
export const wholeFormField = 'whole'

/** Confirms that the visitor wants the same pickup twice. */
export const bookAgainField = 'bookAgain'

export function stepPath(path: string, step: number): string {
  return step === firstStep ? path : `${path}?step=${step}`
}

export function stepButtonProps(path: string, to: number) {
  const formAction = stepPath(path, to)
  return { type: 'submit', name: requestedStepField, value: to, formAction } as const
}

export function nameStep(number: StepNumber, { titles, step }: Words['booking']) {
  const { name } = wizardSteps[number - 1]!
  const position = fillSentence(step, { number, count: wizardSteps.length })
  return name === 'service' ? undefined : `${titles[name]} · ${position}`
}

type FieldErrors = Readonly<Record<string, unknown>> | null | undefined

export function parseStepNumber(value: unknown): StepNumber {
  const number = Number(value)
  return number === 2 || number === 3 || number === 4 ? number : firstStep
}

export function invalidFields(step: StepNumber, errors: FieldErrors): BookingField[] {
  return wizardSteps[step - 1]!.fields.filter((field) => errors?.[field])
}

/** Returns the last step if all fields are valid. */
export function firstUnfinishedStep(errors: FieldErrors): StepNumber {
  const steps: StepNumber[] = [1, 2, 3]
  return steps.find((step) => invalidFields(step, errors).length > 0) ?? lastStep
}

export function stepWithField(field: string): StepNumber {
  return parseStepNumber(
    wizardSteps.findIndex(({ fields }) => fields.some((own) => own === field)) + 1,
  )
}
