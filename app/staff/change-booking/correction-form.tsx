import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { DetailsFields } from '#app/booking-fields/details-fields.tsx'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import type { BookingEntry } from '#app/models/bookings/bookings.server.ts'
import type { StaffBranch } from '#app/models/branches.server.ts'
import { ExpressField } from '#app/staff/bookings/express-field.tsx'
import { LanguageField } from '#app/staff/bookings/language-field.tsx'
import { PromisedDay } from '#app/staff/bookings/promised-day.tsx'
import { bookingFormWords } from '#app/staff/shell/booking-form-words.ts'
import { useKeepDraft } from '#app/staff/shell/unsent/use-form-draft.ts'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { seenField } from '#business/bookings/forms/correction.ts'
import {
  isExpressOffered,
  promiseAfter,
  type ReturnRules,
} from '#business/bookings/return/return-date.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import { toFormValues } from './form-values.ts'

export const correctionFormId = 'correction'

export function CorrectionForm({
  booking,
  branches,
  today,
  days,
  seen,
  returnRules,
  responseDays,
  lastResult,
  draft,
  draftKey,
  onDiscard,
}: {
  booking: BookingEntry
  /** JSON. */
  seen: string
  branches: StaffBranch[]
  today: LocalDate
  days: DayAvailability[]
  returnRules: ReturnRules
  responseDays?: DayAvailability[]
  lastResult?: SubmissionResult<string[]>
  /** Entries from before the page was left or reloaded. */
  draft: FormData | null
  draftKey: string
  onDiscard: () => void
}) {
  const { reference, date, time } = booking
  const [form, fields] = useForm({
    id: correctionFormId,
    lastResult,
    defaultValue: {
      ...toFormValues(booking),
      // A box that is not ticked is not in the form.
      ...(draft && { express: '', ...Object.fromEntries(draft) }),
    },
    // Only the server validates: staff may exceed the limits for customers.
    onValidate: ({ formData }) => acceptEverything(formData),
    shouldRevalidate: 'onInput',
  })
  useKeepDraft(draftKey, correctionFormId, Boolean(draft ?? lastResult))
  const offered = useOfferedDays({
    today,
    days,
    responseDays,
    chosenDate: fields.date.value,
    daysUrl: `/admin/bookings/${reference}/days`,
  })
  const express = fields.express.value === 'on'
  const { key: expressKey, ...expressInput } = getInputProps(fields.express, { type: 'checkbox' })
  const change = isLocalDate(fields.date.value)
    ? { date: fields.date.value!, express }
    : { express }
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2"
    >
      <input type="hidden" name={seenField} value={seen} />
      <div className="space-y-6">
        <DetailsFields
          words={bookingFormWords}
          fields={fields}
          allowsAutofill={false}
          update={(name, value) => form.update({ name, value })}
        />
      </div>
      <div className="space-y-6">
        {branches.length > 0 && <BranchField field={fields.branch} branches={branches} />}
        <LanguageField initial={fields.language.initialValue} />
        {isOpen(booking) && (
          <>
            <p className="font-semibold">
              The pickup is on {formatLongDate(date)}, {time}. If you change the day or slot, the
              customer is emailed.
            </p>
            <PickupFields
              words={bookingFormWords}
              date={fields.date}
              time={fields.time}
              today={today}
              offered={offered}
              chooseDate={(value) => form.update({ name: fields.date.name, value })}
            />
          </>
        )}
        {(isExpressOffered(returnRules) || booking.express) && (
          <ExpressField key={expressKey} {...expressInput} />
        )}
        {isOpen(booking) && (
          <PromisedDay date={promiseAfter(booking, change, returnRules)} today={today} />
        )}
        <p className="flex flex-wrap justify-between gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
          <ButtonLink href={`/admin/bookings/${reference}`} look="quiet" onClick={onDiscard}>
            Discard changes
          </ButtonLink>
        </p>
      </div>
    </Form>
  )
}

function BranchField({
  field,
  branches,
}: {
  field: FieldMetadata<string | undefined>
  branches: StaffBranch[]
}) {
  const isUnassigned = !branches.some(({ id }) => id === field.initialValue)
  return (
    <p>
      <label htmlFor={field.id} className="block font-semibold">
        Branch
      </label>
      <select
        key={field.key}
        id={field.id}
        name={field.name}
        defaultValue={field.initialValue}
        className="mt-1.5 min-h-12 w-full rounded-card border border-line-strong bg-white px-4"
      >
        {isUnassigned && (
          <option value={field.initialValue}>
            {branches[0]?.name} (no branch covers this pincode)
          </option>
        )}
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}
