import { type FieldMetadata, getFormProps, getInputProps, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { DetailsFields } from '#app/booking-fields/details-fields.tsx'
import { PickupFields } from '#app/booking-fields/pickup-fields.tsx'
import { useOfferedDays } from '#app/booking-fields/use-offered-days.ts'
import type { StaffBranch } from '#app/models/branches.server.ts'
import { useKeepDraft } from '#app/staff/shell/drafts.tsx'
import { acceptEverything } from '#app/ui/forms/use-lazy-validation.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import type { Booking } from '#business/bookings/booking.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { seenField } from '#business/bookings/forms/correction.ts'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import {
  bookingBoxes,
  bookingBoxNames,
  type EditableBooking,
  mapBoxes,
} from '#business/bookings/merge-correction.ts'
import { isExpressOffered, promiseAfter } from '#business/bookings/return/return-date.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import {
  type BookingFormProps,
  bookingFormWords,
  CheckboxField,
  LanguageField,
  PromisedDay,
  SelectField,
} from './staff-booking-fields.tsx'

export const correctionFormId = 'correction'

interface CorrectionFormProps extends BookingFormProps {
  booking: EditableBooking & Pick<Booking, 'reference' | 'status' | 'promisedDate' | 'serviceType'>
  seen: string
  branches: StaffBranch[]
  onDiscard: () => void
}

export function CorrectionForm(props: CorrectionFormProps) {
  const { booking, branches, seen, returnRules, lastResult, draft } = props
  const { reference, date, time } = booking
  const [form, fields] = useForm({
    id: correctionFormId,
    lastResult,
    defaultValue: {
      ...toFormValues(booking),
      // A box that is not ticked is not in the form.
      ...(draft && { ...mapBoxes(() => ''), ...Object.fromEntries(draft) }),
    },
    // Only the server validates: staff may exceed the limits for customers.
    onValidate: ({ formData }) => acceptEverything(formData),
    shouldRevalidate: 'onInput',
  })
  useKeepDraft(props.draftKey, correctionFormId, Boolean(draft ?? lastResult))
  const daysUrl = `/admin/bookings/${reference}/days`
  const { today, offered } = useOfferedDays({ ...props, chosenDate: fields.date.value, daysUrl })
  const express = fields.express.value === 'on'
  const newDate = fields.date.value
  const change = { express, ...(isLocalDate(newDate) && { date: newDate }) }
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
        {bookingBoxNames
          .filter((name) => name !== 'express' || isExpressOffered(returnRules) || booking.express)
          .map((name) => {
            const { key, ...input } = getInputProps(fields[name], { type: 'checkbox' })
            return <CheckboxField key={key ?? name} {...input} label={bookingBoxes[name].label} />
          })}
        {isOpen(booking) && (
          <PromisedDay date={promiseAfter(booking, change, returnRules)} today={today} />
        )}
        <p className="flex flex-wrap justify-between gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
          <ButtonLink href={`/admin/bookings/${reference}`} look="quiet" onClick={props.onDiscard}>
            Discard changes
          </ButtonLink>
        </p>
      </div>
    </Form>
  )
}

type BranchFieldProps = { field: FieldMetadata<string | undefined>; branches: StaffBranch[] }

function BranchField({ field, branches }: BranchFieldProps) {
  const { key, id, name, initialValue } = field
  const isUnassigned = !branches.some((branch) => branch.id === initialValue)
  return (
    <SelectField key={key} {...{ id, name }} label="Branch" defaultValue={initialValue}>
      {isUnassigned && (
        <option value={initialValue}>{branches[0]?.name} (no branch covers this pincode)</option>
      )}
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

export function toFormValues(booking: EditableBooking) {
  const { date, time, branch, language } = booking
  return {
    ...{ date, time, language, ...mapDetails((name) => booking[name] ?? '') },
    branch: branch ?? noBranch,
    ...mapBoxes((name) => (booking[name] ? 'on' : '')),
  }
}
