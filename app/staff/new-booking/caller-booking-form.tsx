import { getFormProps, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
import { useToastsAbove } from '#app/ui/layout/use-toasts-above.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { pickSameDayPickups } from '#business/bookings/callers.ts'
import { type BookingDetail, orderDetailNames } from '#business/bookings/fields.ts'
import { computeReturnDate, isExpressOffered } from '#business/bookings/return/return-date.ts'
import { isServiceType } from '#business/bookings/service-types.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { newBooking } from '#business/words/staff.ts'
import { KnownCaller, LandlineQuestion, SameDayWarning, useCaller } from './known-caller.tsx'

const { blocks } = newBooking

export const callerFormId = 'caller-booking'

/** Name of the submit buttons. Without a value, the form only books. */
export const intentField = 'intent'

export const intents = { confirm: 'confirm', lookUp: 'look-up' } as const

const knownDetailNames = ['name', 'email', 'address'] as const
const knownFieldNames = [...knownDetailNames, 'serviceType'] as const

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
      ...{ requestKey, phone: knownCaller?.phone, ...knownValues(knownCaller) },
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
    daysUrl: '/admin/bookings/days',
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
      className="counter-form -mb-16 grid items-start gap-x-8 gap-y-2 md:mt-2 md:grid-cols-2 md:gap-y-3 xl:grid-cols-3"
    >
      <div className="col-span-full empty:hidden">
        <ErrorSummary words={bookingFormWords.forms} invalidFields={errors} />
      </div>
      <input type="hidden" name="requestKey" defaultValue={fields.requestKey.initialValue} />
      <Block title={blocks.customer}>
        <LandlineQuestion phone={fields.phone.value} isNew={!knownCaller}>
          {showField('phone', !knownCaller)}
        </LandlineQuestion>
        <LookUpButton />
        <KnownCaller {...{ lookup, isFilledIn, today }} />
        {knownDetailNames.map((name) => showField(name))}
      </Block>
      <Block title={blocks.when}>
        <PickupFields
          words={bookingFormWords}
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
          size="tile"
        />
        <SameDayWarning pickups={sameDay} time={time} today={today} />
      </Block>
      <Block title={blocks.what}>
        <ServiceField words={bookingFormWords} field={fields.serviceType} size="tile" />
        <div className="max-md:grid max-md:grid-cols-2 max-md:items-end max-md:gap-2 md:space-y-3">
          {orderDetailNames.map((name) => showField(name))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {isExpressOffered(returnRules) && (
            <ExpressField
              value="on"
              defaultChecked={express}
              onChange={({ target }) => setExpress(target.checked)}
            />
          )}
          <LanguageField
            initial={chosenLanguage}
            className="flex items-center gap-3 [&>label]:shrink-0"
          />
        </div>
        <PromisedDay date={promisedDate} today={today} />
      </Block>
      <BookButtons isRepeat={sameDay.length > 0} />
    </Form>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 space-y-2 md:space-y-3">
      <h2 className="text-base font-bold max-md:sr-only">{title}</h2>
      {children}
    </section>
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
  const bar = useRef<HTMLDivElement>(null)
  useToastsAbove(bar)
  const button = { type: 'submit', disabled: busy, size: 'snug', className: 'grow' } as const
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 col-span-full -mx-4 flex gap-3 border-t border-line bg-paper px-4 py-1.5 lg:-mx-8 lg:px-8 xl:justify-end xl:border-0 [&>*]:xl:max-w-80"
    >
      <Button {...button} name={intentField} value={intents.confirm}>
        {busy && confirms ? 'Booking...' : `Book${anyway} and confirm`}
      </Button>
      <Button {...button} look="quiet">
        {busy && !confirms ? 'Booking...' : isRepeat ? 'Book anyway' : 'Book this pickup'}
      </Button>
    </div>
  )
}

/** Empty if the caller never booked. */
export function knownValues(caller: Caller | null) {
  const { name, email, address, newest } = caller ?? {}
  return {
    name: name ?? '',
    email: email ?? '',
    address: address ?? '',
    serviceType: newest?.serviceType ?? '',
  }
}

function useFilledDetails(
  caller: Caller | null,
  { prefilledFrom, keepsFirst }: { prefilledFrom: Caller | null; keepsFirst: boolean },
  fill: (name: (typeof knownFieldNames)[number], before: string, value: string) => void,
): void {
  const filledFrom = useRef(prefilledFrom)
  useEffect(() => {
    if (!caller || caller === filledFrom.current) return
    // A draft has the details already.
    const isKept = keepsFirst && !filledFrom.current
    const [before, now] = [knownValues(filledFrom.current), knownValues(caller)]
    for (const name of isKept ? [] : knownFieldNames) fill(name, before[name], now[name])
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
