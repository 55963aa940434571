import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useOfferedDays } from '#app/booking-form/offered-days.ts'
import { PickupFields } from '#app/booking-form/pickup-fields.tsx'
import { ServiceStep } from '#app/booking-form/service-step.tsx'
import type { Pages } from '#app/models/content/content.server.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { PrivacyNote } from '#app/ui/forms/privacy-note.tsx'
import { SpamProtection } from '#app/ui/forms/spam-protection.tsx'
import { useRules } from '#app/ui/forms/use-rules.ts'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { CallButton } from '#app/ui/parts/call-button.tsx'
import { PriceList } from '#app/ui/parts/price-list.tsx'
import type { BookingField } from '#business/bookings/fields.ts'
import type { Price } from '#business/content/prices.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { ServiceArea } from '#business/pickups/service-area.ts'
import { loadBooked } from './booked.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { DetailsStep } from './details-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useBookingDraft } from './use-booking-draft.ts'
import { WizardProgress } from './wizard-progress.tsx'
import { WizardStep } from './wizard-step.tsx'
import {
  addressOfStep,
  firstStep,
  firstUnfinishedStep,
  lastStep,
  type StepNumber,
  stepOf,
  toStepField,
  wholeFormField,
  wizardSteps,
  wrongFields,
} from './wizard-steps.ts'

interface BookingWizardProps {
  step: StepNumber
  requestKey: string
  formStamp: string
  today: LocalDate
  /** What can be booked in the weeks from today on. */
  days: DayAvailability[]
  /** The same of the day that was last sent; it may have changed since. */
  answeredDays: DayAvailability[] | undefined
  /** What is known of the booking already, from the link that was followed. */
  asked: BookingDraft
  serviceArea: ServiceArea
  phone: string | null
  /** What things cost, below its heading and a text. */
  priceList: (Pages['services']['prices'] & { prices: Price[] }) | null
  /** What the customer reads before Confirm Booking. */
  words: Pick<Pages['booking'], 'termsNote' | 'consent' | 'privacyLink'>
  lastResult: SubmissionResult<string[]> | null | undefined
}

/**
 * The booking form: one form of four parts, of which one at a time is shown. The step stands in the address, so
 * that Back and Forward move between steps. Where no script runs, all parts stand below each other; where scripts have not
 * arrived, the server turns the steps.
 */
export function BookingWizard({
  step,
  requestKey,
  formStamp,
  today,
  days,
  answeredDays,
  asked,
  serviceArea,
  phone,
  priceList,
  words,
  lastResult,
}: BookingWizardProps) {
  const { check, whenLoaded } = useRules(
    async () => {
      void loadBooked()
      return (await import('#app/booking-form/booking-rules.ts')).checkBooking
    },
    { atOnce: step > firstStep || Boolean(lastResult) },
  )
  const errorsIn = (form: HTMLFormElement) =>
    check(new FormData(form), { today, offered, serviceArea }).reply().error
  const [form, fields] = useForm({
    id: 'booking',
    lastResult,
    defaultValue: { requestKey, ...asked },
    onValidate: ({ formData }) => check(formData, { today, offered, serviceArea }),
    shouldRevalidate: 'onInput',
  })
  const offered = useOfferedDays({
    today,
    days,
    answered: answeredDays,
    chosen: fields.date.value,
  })
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const leadsToSummary = useRef(false)
  const [skipsFinished, setSkipsFinished] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const confirming = useNavigation().formMethod === 'POST'
  const draft = useBookingDraft({
    formRef,
    asked,
    date: fields.date.value,
    restore: (value) => {
      // Whoever comes with details need not look at them again.
      setSkipsFinished('name' in value)
      form.update({ value })
    },
  })

  const goTo = (next: number, options?: { replace: boolean }) =>
    void navigate(addressOfStep(next), options)

  const shownFields: readonly BookingField[] = hydrated
    ? wizardSteps[step - 1]!.fields
    : wizardSteps.flatMap((each) => [...each.fields])
  const wrong = shownFields.flatMap((field) => {
    const message = form.allErrors[field]?.[0]
    return message ? [{ id: fields[field].id, message }] : []
  })

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
    const errors = errorsIn(formRef.current)
    const refused = wrongFields(step, errors)
    if (refused.length === 0) {
      return goTo(skipsFinished ? firstUnfinishedStep(errors) : step + 1)
    }
    for (const field of refused) form.validate({ name: fields[field].name })
    setRefusals((count) => count + 1)
  }

  function goOn(event: MouseEvent) {
    event.preventDefault()
    whenLoaded(advance)
  }

  /** Back, or to what is to be changed; from there on leads what is finished already, or not. */
  function leave(event: MouseEvent, to: StepNumber, skips: boolean) {
    event.preventDefault()
    setSkipsFinished(skips)
    goTo(to)
  }

  return (
    <Form
      {...getFormProps(form)}
      ref={formRef}
      method="post"
      // With its step, so that a form that comes back refused stands where it was sent from.
      action={addressOfStep(step)}
      onInput={draft.keep}
      preventScrollReset
    >
      {/* What Enter in a field presses, whatever stands before the other buttons. */}
      {step < lastStep && <button {...turning(step + 1)} onClick={goOn} hidden />}
      <noscript>
        <input type="hidden" name={wholeFormField} value="yes" />
      </noscript>
      <WizardProgress step={step} />
      <ErrorSummary ref={summaryRef} wrong={wrong} />
      <input
        {...getInputProps(fields.requestKey, { type: 'hidden' })}
        key={fields.requestKey.key}
      />
      <SpamProtection stamp={formStamp} lastResult={lastResult} />

      <WizardStep number={1} current={step}>
        <ServiceStep field={fields.serviceType} />
        <ServerMarkup id="booking-prices">
          {import.meta.env.SSR && priceList && (
            <details className="mt-6">
              <summary className="cursor-pointer py-3 link">{priceList.heading}</summary>
              <p className="mt-2 text-ink-soft">{priceList.text}</p>
              <PriceList prices={priceList.prices} className="mt-4 space-y-6" />
            </details>
          )}
        </ServerMarkup>
      </WizardStep>
      <WizardStep number={2} current={step}>
        <PickupFields
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
        />
      </WizardStep>
      <WizardStep number={3} current={step}>
        <DetailsStep
          fields={fields}
          serviceArea={serviceArea}
          update={(name, value) => form.update({ name, value })}
          remembers={draft.remembers}
          setRemembers={draft.setRemembers}
        />
      </WizardStep>
      <WizardStep number={4} current={step}>
        {step === lastStep && (
          <ReviewStep
            order={form.value ?? {}}
            change={(to) => ({
              ...turning(to),
              onClick: (event) => leave(event, to, true),
            })}
          />
        )}
        <div className="mt-5 space-y-3">
          {words.termsNote && <p className="text-sm text-ink-soft">{words.termsNote}</p>}
          <PrivacyNote words={words} />
        </div>
      </WizardStep>

      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap gap-3 border-t border-line bg-paper py-3 lg:static lg:border-0 @max-2xs:gap-1.5 noscript:static">
        {step > firstStep && (
          <Button
            {...turning(step - 1)}
            onClick={(event) => leave(event, stepOf(step - 1), false)}
            look="quiet"
            size="snug"
            className="noscript:hidden"
          >
            Back
          </Button>
        )}
        {step < lastStep && (
          <Button
            {...turning(step + 1)}
            onClick={goOn}
            className="grow basis-20 noscript:hidden"
            disabled={hydrated && step === firstStep && !fields.serviceType.value}
          >
            Continue
          </Button>
        )}
        <div className={`grow basis-20 ${step === lastStep ? 'flex' : 'hidden noscript:flex'}`}>
          <Button type="submit" size="snug" className="grow" disabled={confirming}>
            {confirming ? 'Processing...' : 'Confirm Booking'}
          </Button>
        </div>
        {phone && <CallButton phone={phone} className="lg:hidden @max-2xs:hidden" />}
      </div>
    </Form>
  )
}

/** What makes a button lead to another step by the server, where scripts have not arrived. */
function turning(to: number) {
  return { type: 'submit', name: toStepField, value: to, formAction: addressOfStep(to) } as const
}
