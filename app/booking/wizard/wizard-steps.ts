import { bookingDetails, type BookingField } from '#business/bookings/fields.ts'

interface WizardStep {
  /** What the progress indicator calls it. */
  name: string
  heading: string
  /** The fields that must be right before the next step. */
  fields: readonly BookingField[]
}

/** The four steps of a booking. SPEC section 2. */
export const wizardSteps = [
  { name: 'Service', heading: 'Select Service', fields: ['serviceType'] },
  { name: 'Schedule', heading: 'Schedule Pickup', fields: ['date', 'time'] },
  { name: 'Details', heading: 'Your Details', fields: bookingDetails },
  { name: 'Confirm', heading: 'Confirm Order', fields: [] },
] as const satisfies readonly WizardStep[]

/** A step's number, counted from 1. */
export type StepNumber = 1 | 2 | 3 | 4

export const firstStep: StepNumber = 1
export const lastStep: StepNumber = 4

/** By which a form asks the server for another step, where scripts have not arrived. */
export const toStepField = 'to'

/** By which a form says that all its steps stand below each other, because no script runs. */
export const wholeFormField = 'whole'

/** Where a step stands. */
export function addressOfStep(step: number): string {
  return step === firstStep ? '/booking' : `/booking?step=${step}`
}

type FieldErrors = Readonly<Record<string, unknown>> | null | undefined

/** The step of this number; the first where there is none. */
export function stepOf(asked: unknown): StepNumber {
  const number = Number(asked)
  return number === 2 || number === 3 || number === 4 ? number : firstStep
}

/** The fields of a step that are in error, in the order they stand. */
export function wrongFields(step: StepNumber, errors: FieldErrors): BookingField[] {
  return wizardSteps[step - 1]!.fields.filter((field) => errors?.[field])
}

/** The first step with a field in error; the last step where nothing is. */
export function firstUnfinishedStep(errors: FieldErrors): StepNumber {
  const steps: StepNumber[] = [1, 2, 3]
  return steps.find((step) => wrongFields(step, errors).length > 0) ?? lastStep
}

/** The step that a field is filled in at. */
export function stepWithField(field: BookingField): StepNumber {
  return stepOf(wizardSteps.findIndex(({ fields }) => fields.some((own) => own === field)) + 1)
}
