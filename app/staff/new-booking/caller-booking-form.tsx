import { getFormProps, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { DetailField } from '#app/booking-fields/details-fields.tsx'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { ServiceField } from '#app/booking-fields/service-field.tsx'
import { useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import { validateBooking } from '#app/booking-fields/validate-booking.ts'
import type { Caller } from '#app/models/callers.server.ts'
import {
  type BookingFormProps,
  bookingFormWords,
  ExpressField,
  expressField,
  LanguageField,
  languageField,
  PromisedDay,
} from '#app/staff/booking/staff-booking-fields.tsx'
import { useKeepDraft } from '#app/staff/shell/drafts.tsx'
import { ErrorSummary } from '#app/ui/forms/field-errors.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { pickSameDayPickups } from '#business/bookings/callers.ts'
import { type BookingDetail, orderDetailNames } from '#business/bookings/fields.ts'
import { computeReturnDate, isExpressOffered } from '#business/bookings/return/return-date.ts'
import { isServiceType } from '#business/bookings/service-types.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { KnownCaller, SameDayWarning, useCaller } from './known-caller.tsx'

export const callerFormId = 'caller-booking'

/** Name of the submit buttons. Without a value, the form only books. */
export const intentField = 'intent'

export const intents = { confirm: 'confirm', lookUp: 'look-up' } as const

const knownDetailNames = ['name', 'email', 'address'] as const

const fieldNames = [
  ...(['phone', ...knownDetailNames, 'serviceType', 'date', 'time'] as const),
  ...orderDetailNames,
] as const

type CallerBookingFormProps = BookingFormProps & { caller: Caller | null; requestKey: string }

export function CallerBookingForm(props: CallerBookingFormProps) {
  const { caller: knownCaller, requestKey, returnRules, lastResult, draft } = props
  const [form, fields] = useForm({
    id: callerFormId,
    lastResult,
    defaultValue: {
      ...{ requestKey, phone: knownCaller?.phone, ...toDetails(knownCaller) },
      // With its key: the booking may be stored although no answer came.
      ...(draft && Object.fromEntries(draft)),
    },
    onValidate: ({ formData }) => validateBooking(formData, { today, offered }, bookingFormWords),
    shouldRevalidate: 'onInput',
  })
  const [date, time] = [fields.date.value, fields.time.value]
  const { today, offered } = useOfferedDays({
    ...props,
    chosenDate: date,
    daysUrl: '/booking/days',
  })
  const lookup = useCaller(fields.phone.value, knownCaller)
  const { caller } = lookup
  useEarlyInput(fields.phone.id)
  useKeepDraft(props.draftKey, callerFormId, Boolean(draft ?? lastResult))
  const hasDetails = knownDetailNames.some((name) => draft?.get(name))
  useFilledDetails(
    caller,
    { prefilledFrom: knownCaller, keepsFirst: hasDetails },
    (name, before, value) => {
      const { id, name: inputName, value: current = '' } = fields[name]
      // Overwrite only prefilled values, never typed ones.
      const isTyping = document.activeElement?.id === id
      if (current === before && !isTyping) form.update({ name: inputName, value })
    },
  )
  const isFilledIn = knownDetailNames.some(
    (name) => caller?.[name] && fields[name].value === caller[name],
  )
  // Not fields of the visitors' form.
  const submitted = lastResult?.initialValue ?? Object.fromEntries(draft ?? [])
  const chosenLanguage = submitted[languageField] as string | undefined
  const [express, setExpress] = useState(submitted[expressField] === 'on')
  const serviceType = fields.serviceType.value
  const promisedDate =
    isServiceType(serviceType) && isLocalDate(date)
      ? computeReturnDate(date!, { serviceType, express }, returnRules)
      : null
  const sameDay = pickSameDayPickups(caller?.upcoming ?? [], { date, time })
  const errors = fieldNames.flatMap((name) => {
    const message = form.allErrors[name]?.[0]
    return message ? [{ id: fields[name].id, message }] : []
  })
  const showField = (name: BookingDetail, autoFocus?: boolean) => (
    <DetailField
      words={bookingFormWords}
      key={name}
      name={name}
      field={fields[name]}
      update={(inputName, value) => form.update({ name: inputName, value })}
      allowsAutofill={false}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- staff open this page to enter the number
      autoFocus={autoFocus}
    />
  )
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="mt-3 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2"
    >
      <div className="empty:hidden lg:col-span-2">
        <ErrorSummary words={bookingFormWords.forms} invalidFields={errors} />
      </div>
      <input type="hidden" name="requestKey" defaultValue={fields.requestKey.initialValue} />
      <div className="min-w-0 space-y-6 lg:col-start-1">
        <div className="space-y-3">
          {showField('phone', !knownCaller)}
          <LookUpButton />
          <KnownCaller lookup={lookup} isFilledIn={isFilledIn} today={today} />
        </div>
        {knownDetailNames.map((name) => showField(name))}
      </div>
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2">
        <ServiceField words={bookingFormWords} field={fields.serviceType} />
        <PickupFields
          words={bookingFormWords}
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
        />
        {isExpressOffered(returnRules) && (
          <ExpressField
            value="on"
            defaultChecked={express}
            onChange={({ target }) => setExpress(target.checked)}
          />
        )}
        <PromisedDay date={promisedDate} today={today} />
        <SameDayWarning pickups={sameDay} time={time} today={today} />
      </div>
      <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2">
        {orderDetailNames.map((name) => showField(name))}
        <LanguageField initial={chosenLanguage} />
      </div>
      <BookButtons isRepeat={sameDay.length > 0} />
    </Form>
  )
}

function LookUpButton() {
  // With scripts, Enter must press the first button below.
  if (useHydrated()) return null
  return (
    <Button
      type="submit"
      name={intentField}
      value={intents.lookUp}
      look="quiet"
      formNoValidate
      className="hidden noscript:inline-flex"
    >
      Look up
    </Button>
  )
}

function BookButtons({ isRepeat }: { isRepeat: boolean }) {
  const { formMethod, formData } = useNavigation()
  const busy = formMethod === 'POST'
  const confirms = formData?.get(intentField) === intents.confirm
  const anyway = isRepeat ? ' anyway' : ''
  const button = { type: 'submit', disabled: busy, className: 'w-full' } as const
  return (
    <div className="min-w-0 space-y-3 lg:col-start-2">
      <Button {...button} name={intentField} value={intents.confirm}>
        {busy && confirms ? 'Booking...' : `Book${anyway} and confirm`}
      </Button>
      <Button {...button} look="quiet">
        {busy && !confirms ? 'Booking...' : isRepeat ? 'Book anyway' : 'Book this pickup'}
      </Button>
    </div>
  )
}

function toDetails(caller: Caller | null) {
  const { name, email, address } = caller ?? {}
  return { name: name ?? undefined, email: email ?? undefined, address: address ?? undefined }
}

function useFilledDetails(
  caller: Caller | null,
  { prefilledFrom, keepsFirst }: { prefilledFrom: Caller | null; keepsFirst: boolean },
  fill: (name: (typeof knownDetailNames)[number], before: string, value: string) => void,
): void {
  const filledFrom = useRef(prefilledFrom)
  useEffect(() => {
    if (!caller || caller === filledFrom.current) return
    // A draft has the details already.
    const isKept = keepsFirst && !filledFrom.current
    for (const name of isKept ? [] : knownDetailNames) {
      fill(name, filledFrom.current?.[name] ?? '', caller[name] ?? '')
    }
    filledFrom.current = caller
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each caller
  }, [caller])
}

/** Reports what was typed before this page could handle it: the field has focus at once. */
function useEarlyInput(id: string): void {
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null
    if (input && input.value !== input.defaultValue) {
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [id])
}
