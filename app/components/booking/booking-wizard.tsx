import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { PrivacyNote } from '#app/components/forms/privacy-note.tsx'
import { SpamProtection } from '#app/components/forms/spam-protection.tsx'
import { useRules } from '#app/components/forms/use-rules.ts'
import { useHydrated } from '#app/components/layout/use-hydrated.ts'
import { Button } from '#app/components/parts/button.tsx'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { Consent } from '#business/content/site-content.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { DetailsStep } from './details-step.tsx'
import { fieldLabels } from './field-labels.ts'
import { useOfferedDays } from './offered-days.ts'
import { ReviewStep } from './review-step.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { ServiceStep } from './service-step.tsx'
import { useBookingDraft } from './use-booking-draft.ts'
import { WizardProgress } from './wizard-progress.tsx'
import { WizardStep } from './wizard-step.tsx'
import { firstStep, firstUnfinishedStep, lastStep, stepOf, wrongFields } from './wizard-steps.ts'

interface BookingWizardProps {
  requestKey: string
  formStamp: string
  today: LocalDate
  /** What can be booked in the weeks from today on. */
  days: DayAvailability[]
  /** The same of the day that was last sent; it may have changed since. */
  answeredDays: DayAvailability[] | undefined
  service: ServiceType | null
  termsNote: string | null
  consent: Consent
  lastResult: SubmissionResult<string[]> | null | undefined
}

/**
 * The booking form: one form of four parts, of which one at a time is shown. The step stands in the address, so
 * that Back and Forward move between steps. Where no script runs, all parts stand below each other.
 */
export function BookingWizard({
  requestKey,
  formStamp,
  today,
  days,
  answeredDays,
  service,
  termsNote,
  consent,
  lastResult,
}: BookingWizardProps) {
  const { offered, learnAbout } = useOfferedDays({ today, days, answered: answeredDays })
  const [searchParams] = useSearchParams()
  const step = stepOf(searchParams)
  const { check, whenLoaded } = useRules(
    async () => (await import('./booking-rules.ts')).checkBooking,
    { atOnce: step > firstStep || Boolean(lastResult) },
  )
  const errorsIn = (form: HTMLFormElement) =>
    check(new FormData(form), { today, offered }).reply().error
  const [form, fields] = useForm({
    id: 'booking',
    lastResult,
    defaultValue: { requestKey, serviceType: service },
    onValidate: ({ formData }) => check(formData, { today, offered }),
    shouldRevalidate: 'onInput',
  })
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const leadsToSummary = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const confirming = useNavigation().formMethod === 'POST'
  const draft = useBookingDraft({ formRef, service, restore: (value) => form.update({ value }) })

  const goTo = (next: number, options?: { replace: boolean }) =>
    void navigate(addressOf(next), options)

  const wrong = wrongFields(step, form.allErrors).map((field) => ({
    id: fields[field].id,
    label: fieldLabels[field],
  }))

  // A step that cannot be reached yet, by its address or by going back after booking, leads to the first that can.
  useEffect(() => {
    if (!draft.isRestored || step === firstStep) return
    let isCurrent = true
    whenLoaded(() => {
      if (!isCurrent || !formRef.current) return
      const reachable = firstUnfinishedStep(errorsIn(formRef.current))
      if (step > reachable) goTo(reachable, { replace: true })
    })
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew when the step changes, not with every letter
  }, [step, draft.isRestored])

  useEffect(() => {
    learnAbout(fields.date.value)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each day that is chosen
  }, [fields.date.value])

  // What the server refused may stand on an earlier step than the last.
  useEffect(() => {
    if (!lastResult?.error) return
    const refused = firstUnfinishedStep(lastResult.error)
    if (refused === step) return summaryRef.current?.focus()
    leadsToSummary.current = true
    goTo(refused)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [lastResult])

  // A step takes the focus when it is shown; where the server has refused something on it, that is said first.
  useEffect(() => {
    if (leadsToSummary.current) summaryRef.current?.focus()
    leadsToSummary.current = false
  }, [step])

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus()
  }, [refusals])

  function advance() {
    if (!formRef.current) return
    const refused = wrongFields(step, errorsIn(formRef.current))
    if (refused.length === 0) return goTo(step + 1)
    for (const field of refused) form.validate({ name: fields[field].name })
    setRefusals((count) => count + 1)
  }

  return (
    <Form
      {...getFormProps(form)}
      ref={formRef}
      method="post"
      // With its step, so that a form that comes back refused stands where it was sent from.
      action={addressOf(step)}
      onInput={draft.keep}
      preventScrollReset
    >
      <WizardProgress step={step} />
      <ErrorSummary ref={summaryRef} wrong={wrong} />
      <input
        {...getInputProps(fields.requestKey, { type: 'hidden' })}
        key={fields.requestKey.key}
      />
      <SpamProtection stamp={formStamp} lastResult={lastResult} />

      <WizardStep number={1} current={step}>
        <ServiceStep field={fields.serviceType} />
      </WizardStep>
      <WizardStep number={2} current={step}>
        <ScheduleStep
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
        />
      </WizardStep>
      <WizardStep number={3} current={step}>
        <DetailsStep fields={fields} />
      </WizardStep>
      <WizardStep number={4} current={step}>
        {step === lastStep && hydrated && <ReviewStep order={form.value ?? {}} />}
        <div className="mt-5 space-y-3">
          {termsNote && <p className="text-sm text-ink-soft">{termsNote}</p>}
          <PrivacyNote {...consent} />
        </div>
      </WizardStep>

      <div className="mt-8 flex gap-3">
        {step > firstStep && (
          <Button look="quiet" className="noscript:hidden" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        {step < lastStep && (
          // A submit button all the same, so that Enter in a field goes on to the next step.
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault()
              whenLoaded(advance)
            }}
            className="grow noscript:hidden"
            disabled={!hydrated || (step === firstStep && !fields.serviceType.value)}
          >
            Continue
          </Button>
        )}
        <div className={`grow ${step === lastStep ? 'flex' : 'hidden noscript:flex'}`}>
          <Button type="submit" className="grow" disabled={confirming}>
            {confirming ? 'Processing...' : 'Confirm Booking'}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function addressOf(step: number): string {
  return step === firstStep ? '/booking' : `/booking?step=${step}`
}
