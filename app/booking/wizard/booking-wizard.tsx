import { type FieldMetadata, getFormProps, getInputProps, useForm } from '@conform-to/react'
import { Form, useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { PincodeField, ServiceAreaAnswer } from '#app/booking-fields/details-fields.tsx'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { type OfferedDay, useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { ErrorSummary } from '#app/ui/forms/field-errors.tsx'
import { PrivacyNote } from '#app/ui/forms/privacy-note.tsx'
import { SpamProtection } from '#app/ui/forms/spam-protection.tsx'
import { useLazyValidation } from '#app/ui/forms/use-lazy-validation.ts'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import type { BookingField } from '#business/bookings/fields.ts'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { ByService } from '#business/bookings/return/return-date.ts'
import { includedServices, type ServiceType } from '#business/bookings/service-types.ts'
import { languageOfPath, localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import {
  addPincode,
  extractUncoveredPincode,
  parsePincode,
  pincodeField,
  type ServiceArea,
} from '#business/pickups/service-area.ts'
import { type BookingReply, useBookingDraft } from './booking-draft.ts'
import { useHeldPress } from './held-press.ts'
import { loadReceiptPanel } from './receipt.tsx'
import {
  DetailsStep,
  ReviewStep,
  ServiceStep,
  type ShownPrices,
  type WizardWords,
} from './step-contents.tsx'
import { type BookingDraft, lastReceipt } from './stored-input.ts'
import { WizardBar, WizardProgress, WizardStep } from './wizard-frame.tsx'
import {
  firstStep,
  firstUnfinishedStep,
  invalidFields,
  lastStep,
  parseStepNumber,
  stepButtonProps,
  type StepNumber,
  stepPath,
  stepWithField,
  wholeFormField,
  wizardSteps,
} from './wizard-steps.ts'

export { sendBooking } from './booking-draft.ts'

interface BookingWizardProps {
  words: WizardWords
  paths: Record<'booking' | 'days' | 'serviceArea', string>
  step: StepNumber
  requestKey: string
  formStamp: string
  today: LocalDate
  days: OfferedDay[]
  /** `Back in 3 working days`. */
  durations: ByService<string>
  prefill: BookingDraft
  linkedService: string | undefined
  serviceArea: ServiceArea
  phone: string | null
  priceList: ShownPrices
  expressPercent: number | null
  discounts: Record<'first' | 'later', string | null>
  texts: Pick<Pages['booking'], 'termsNote' | 'consent' | 'privacyLink'>
  reply: BookingReply | undefined
}

/**
 * The step is in the URL, so that Back and Forward work. Until scripts load, the server changes
 * steps.
 */
export function BookingWizard(props: BookingWizardProps) {
  const { words, paths, step, prefill, linkedService, serviceArea, texts, reply } = props
  const lastResult = reply?.result
  const { check, whenLoaded } = useLazyValidation(
    async () => {
      void loadReceiptPanel()
      return (await import('#app/booking-fields/validate-booking.ts')).validateBooking
    },
    { atOnce: step > firstStep || Boolean(lastResult) },
  )
  const errorsIn = (form: HTMLFormElement) => {
    const filled = new FormData(form)
    filled.set('address', addPincode(filled.get('address') as string, pincode))
    return check(filled, { today, offered, serviceArea }, words).reply().error
  }
  const [form, fields] = useForm({
    id: 'booking',
    lastResult,
    defaultValue: { requestKey: props.requestKey, ...prefill },
    onValidate: ({ formData }) => check(formData, { today, offered, serviceArea }, words),
    shouldRevalidate: 'onInput',
  })
  const date = fields.date.value
  const pincodeInput = (fields as Partial<Record<string, FieldMetadata<string | undefined>>>)[
    pincodeField
  ]!
  const pincode = pincodeInput.value ?? ''
  const known = { today: props.today, days: props.days, responseDays: reply?.days }
  const { today, offered } = useOfferedDays({ ...known, chosenDate: date, daysUrl: paths.days })
  const orderKey = fields.express.value ? 'express' : fields.serviceType.value
  const whereTo = addPincode(fields.address.value ?? '', pincode) || pincode
  const mayNotCome = extractUncoveredPincode(whereTo, serviceArea) !== null
  const promisedDate = mayNotCome
    ? undefined
    : offered.get(date ?? '')?.returns?.[orderKey as ServiceType]
  const prices = props.priceList?.prices ?? []
  const included = includedServices((fields.serviceType.value as ServiceType | undefined) ?? null)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const focusesSummary = useRef(false)
  const [skipsFinished, setSkipsFinished] = useState(false)
  const [isFromLastTime, setFromLastTime] = useState(false)
  // A question means that this phone has booked before.
  const isFirstOrder = !isFromLastTime && !reply?.question
  const discount = props.discounts[isFirstOrder ? 'first' : 'later']
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [isPincodeRefused, setPincodeRefused] = useState(false)
  const [lastService, setLastService] = useState<string>()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const draft = useBookingDraft({
    formRef,
    prefill,
    date,
    restore: (value, hasEarlierDetails, serviceOfLastTime) => {
      setLastService(serviceOfLastTime)
      if (!props.durations.express) delete value.express
      setSkipsFinished('name' in value)
      setFromLastTime(hasEarlierDetails)
      form.update({ value })
    },
  })

  const goTo = (next: number, options?: { replace: boolean }) =>
    void navigate(stepPath(paths.booking, next), options)

  const shownFields: readonly BookingField[] = hydrated
    ? wizardSteps[step - 1]!.fields
    : wizardSteps.flatMap((each) => [...each.fields])
  const invalid = shownFields.flatMap((field) => {
    const message = form.allErrors[field]?.[0]
    return message ? [{ id: fields[field].id, message }] : []
  })

  // The URL or Back may lead to a step that is not reachable yet.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on step changes, not on every input
  }, [step, draft.isRestored])

  // The server may refuse a field of an earlier step.
  useEffect(() => {
    if (!lastResult?.error) return
    const refusedStep = firstUnfinishedStep(lastResult.error)
    if (refusedStep === step) return summaryRef.current?.focus()
    focusesSummary.current = true
    goTo(refusedStep)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response
  }, [lastResult])

  useEffect(() => {
    if (focusesSummary.current) summaryRef.current?.focus()
    focusesSummary.current = false
  }, [step])

  useEffect(() => {
    if (failedAttempts > 0) summaryRef.current?.focus()
  }, [failedAttempts])

  useHeldPress()

  useEffect(() => {
    const keepStep = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
      const isBooked = new URLSearchParams(location.search).has('booked')
      if (link && !isBooked) link.search = stepPath('', step)
    }
    document.addEventListener('click', keepStep)
    return () => document.removeEventListener('click', keepStep)
  }, [step])

  function carryPincode() {
    const address = fields.address.value ?? ''
    const value = addPincode(address, pincode)
    if (value !== address) form.update({ name: fields.address.name, value })
  }

  function advance() {
    if (!formRef.current) return
    const errors = errorsIn(formRef.current)
    const refused = invalidFields(step, errors)
    if (refused.length === 0) {
      const isUnreadable = pincode.trim() !== '' && parsePincode(pincode) === null
      const isRefused = serviceArea.isRestricted && extractUncoveredPincode(pincode, serviceArea)
      if ((isUnreadable || isRefused) && step === stepWithField('date')) {
        setPincodeRefused(isUnreadable)
        return document.getElementById(pincodeInput.id)?.focus()
      }
      carryPincode()
      return goTo(skipsFinished ? firstUnfinishedStep(errors) : step + 1)
    }
    for (const field of refused) form.validate({ name: fields[field].name })
    setFailedAttempts((count) => count + 1)
  }

  function onContinue(event: MouseEvent) {
    event.preventDefault()
    whenLoaded(advance)
  }

  function leaveTo(event: MouseEvent, to: StepNumber, skips: boolean) {
    event.preventDefault()
    setSkipsFinished(skips)
    if (to === stepWithField('name')) setFromLastTime(false)
    goTo(to)
  }

  const receipt = hydrated && reply?.question ? lastReceipt.read() : null
  const isSamePickup = receipt?.date === date && receipt?.time === fields.time.value
  const earlierPickup =
    receipt && isSamePickup
      ? localPath(languageOfPath(paths.booking), managePath(receipt.manage))
      : undefined

  return (
    <Form
      {...getFormProps(form)}
      ref={formRef}
      method="post"
      // Includes the step, to which a refused form returns.
      action={stepPath(paths.booking, step)}
      onInput={draft.save}
      onBlur={({ target }) => target.id === fields.address.id && carryPincode()}
      preventScrollReset
    >
      {/* Enter presses the first submit button. */}
      {step < lastStep && (
        <button {...stepButtonProps(paths.booking, step + 1)} onClick={onContinue} hidden />
      )}
      <noscript>
        <input type="hidden" name={wholeFormField} value="yes" />
      </noscript>
      <WizardProgress words={words.booking} step={step} />
      <ErrorSummary words={words.forms} ref={summaryRef} invalidFields={invalid} />
      <input
        {...getInputProps(fields.requestKey, { type: 'hidden' })}
        key={fields.requestKey.key}
      />
      <SpamProtection words={words.forms} stamp={props.formStamp} lastResult={lastResult} />

      <WizardStep words={words.booking} number={1} current={step}>
        {step === firstStep && lastService && fields.serviceType.value === lastService && (
          <p className="-mt-3 mb-2 text-sm text-ink-soft">{words.booking.fromLastTime}</p>
        )}
        <ServiceStep
          words={words}
          serviceType={fields.serviceType}
          express={fields.express}
          durations={props.durations}
          priceList={props.priceList}
          expressPercent={props.expressPercent}
          serviceAreaHref={serviceArea.branches.length > 0 ? paths.serviceArea : null}
        />
      </WizardStep>
      <WizardStep words={words.booking} number={2} current={step}>
        {fields.serviceType.value === prefill.serviceType && linkedService && (
          <p className="-mt-4 mb-1.5 text-sm text-ink-soft noscript:hidden">{linkedService}</p>
        )}
        <PickupFields
          words={words}
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
        />
        <PincodeField
          field={pincodeInput}
          isRefused={isPincodeRefused}
          area={serviceArea}
          words={words}
        />
      </WizardStep>
      <WizardStep
        words={words.booking}
        number={3}
        current={step}
        firstFieldId={!fields.name.value && fields.name.id}
      >
        <DetailsStep
          words={words}
          prices={prices.filter(({ service }) => included.includes(service))}
          expressPercent={fields.express.value ? props.expressPercent : null}
          fields={fields}
          serviceArea={serviceArea}
          update={(name, value) => form.update({ name, value })}
          remembers={draft.remembers}
          setRemembers={draft.setRemembers}
        />
      </WizardStep>
      <WizardStep words={words.booking} number={4} current={step}>
        {discount && (
          <p className="-mt-3 mb-2 text-sm font-semibold text-green-ink sm:text-base">{discount}</p>
        )}
        {step === lastStep && (
          <ReviewStep
            words={words}
            order={{ ...form.value, promisedDate }}
            today={today}
            isFromLastTime={isFromLastTime}
            expressPercent={props.expressPercent}
            change={(to) => ({
              ...stepButtonProps(paths.booking, to),
              onClick: (event) => leaveTo(event, to, true),
            })}
          >
            <ServiceAreaAnswer
              warnsOnly
              address={fields.address.value}
              area={serviceArea}
              words={words.serviceArea}
            />
          </ReviewStep>
        )}
        <ServerMarkup id="booking-terms">
          {import.meta.env.SSR && (
            <div className="mt-2 space-y-1.5 max-sm:*:text-[0.8125rem] max-sm:*:leading-snug sm:mt-3 sm:space-y-3">
              <PrivacyNote texts={texts} words={words.forms} />
              {texts.termsNote && (
                <p {...textProps(texts, 'termsNote')} className="text-sm text-ink-soft" />
              )}
            </div>
          )}
        </ServerMarkup>
      </WizardStep>

      <WizardBar
        words={words.booking}
        path={paths.booking}
        step={step}
        note={step === 2 && promisedDate && describeReturn(promisedDate, words, today)}
        question={reply?.question}
        link={reply?.link && { ...reply.link, ...(earlierPickup && { href: earlierPickup }) }}
        phone={props.phone}
        isServiceMissing={hydrated && !fields.serviceType.value}
        onBack={(event) => leaveTo(event, parseStepNumber(step - 1), false)}
        onContinue={onContinue}
      />
    </Form>
  )
}
