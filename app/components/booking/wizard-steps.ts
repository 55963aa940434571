import type { BookingField } from '#business/bookings/booking-request.ts'

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
  {
    name: 'Details',
    heading: 'Your Details',
    fields: ['name', 'phone', 'email', 'address', 'items', 'instructions'],
  },
  { name: 'Confirm', heading: 'Confirm Order', fields: [] },
] as const satisfies readonly WizardStep[]

/** A step's number, counted from 1. */
export type StepNumber = 1 | 2 | 3 | 4

export const firstStep: StepNumber = 1
export const lastStep: StepNumber = 4

type FieldErrors = Readonly<Record<string, unknown>> | null | undefined

/** The step that `?step=` asks for; the first where it asks for none there is. */
export function stepOf(searchParams: URLSearchParams): StepNumber {
  const asked = Number(searchParams.get('step'))
  return asked === 2 || asked === 3 || asked === 4 ? asked : firstStep
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
