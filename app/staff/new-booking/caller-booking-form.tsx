import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { DetailsFields } from '#app/booking-form/details-fields.tsx'
import { useOfferedDays } from '#app/booking-form/offered-days.ts'
import { PickupFields } from '#app/booking-form/pickup-fields.tsx'
import { ServiceStep } from '#app/booking-form/service-step.tsx'
import { validateBooking } from '#app/booking-form/validate-booking.ts'
import type { Caller } from '#app/models/callers.server.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { phoneDigits } from '#business/words/phone.ts'

// In form order.
const fieldNames = [...bookingDetailNames, 'serviceType', 'date', 'time'] as const

export function CallerBookingForm({
  caller,
  requestKey,
  today,
  days,
  responseDays,
  lastResult,
}: {
  caller: Caller | null
  requestKey: string
  today: LocalDate
  days: DayAvailability[]
  responseDays?: DayAvailability[]
  lastResult?: SubmissionResult<string[]>
}) {
  const [form, fields] = useForm({
    id: 'caller-booking',
    lastResult,
    defaultValue: { requestKey, phone: caller?.phone, ...toDetails(caller) },
    onValidate: ({ formData }) => validateBooking(formData, { today, offered }),
    shouldRevalidate: 'onInput',
  })
  const offered = useOfferedDays({
    today,
    days,
    responseDays,
    chosenDate: fields.date.value,
  })
  const prefilled = useRef(toDetails(caller))
  useCallerLookup(fields.phone.value, caller, (known) => {
    const details = toDetails(known)
    for (const name of ['name', 'email', 'address'] as const) {
      // Overwrite only prefilled values, never typed ones.
      const isPrefilled = (fields[name].value ?? '') === (prefilled.current[name] ?? '')
      if (isPrefilled) form.update({ name: fields[name].name, value: details[name] ?? '' })
    }
    prefilled.current = details
  })
  const busy = useNavigation().formMethod === 'POST'
  const errors = fieldNames.flatMap((name) => {
    const message = form.allErrors[name]?.[0]
    return message ? [{ id: fields[name].id, message }] : []
  })
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2"
    >
      <div className="empty:hidden lg:col-span-2">
        <ErrorSummary invalidFields={errors} />
      </div>
      <input type="hidden" name="requestKey" defaultValue={requestKey} />
      <div className="min-w-0 space-y-6">
        <DetailsFields
          fields={fields}
          allowsAutofill={false}
          update={(name, value) => form.update({ name, value })}
        />
      </div>
      <div className="min-w-0 space-y-6">
        <ServiceStep field={fields.serviceType} />
        <PickupFields
          date={fields.date}
          time={fields.time}
          today={today}
          offered={offered}
          chooseDate={(value) => form.update({ name: fields.date.name, value })}
        />
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? 'Booking...' : 'Book this pickup'}
        </Button>
      </div>
    </Form>
  )
}

function toDetails(caller: Caller | null) {
  const { name, email, address } = caller ?? {}
  return { name: name ?? undefined, email: email ?? undefined, address: address ?? undefined }
}

/** Looks up each complete phone number once. */
function useCallerLookup(
  typed: string | undefined,
  caller: Caller | null,
  fill: (known: Caller) => void,
): void {
  const [data, setData] = useState<Caller | null>(null)
  const phone = phoneDigits(typed ?? '')
  const [lookedUp, setLookedUp] = useState(caller?.phone ?? null)
  if (phone && phone !== lookedUp) setLookedUp(phone)
  useEffect(() => {
    if (!lookedUp || lookedUp === (data ?? caller)?.phone) return
    // A failed lookup must not block the booking.
    fetch(`/admin/bookings/caller?phone=${lookedUp}`)
      .then((answer) => answer.json() as Promise<Caller>)
      .then(setData, () => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each number
  }, [lookedUp])
  useEffect(() => {
    if (data) fill(data)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [data])
}
