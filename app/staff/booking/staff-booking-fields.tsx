import type { SubmissionResult } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { mapDetails } from '#business/bookings/fields.ts'
import { describeReturn } from '#business/bookings/return/describe-return.ts'
import type { ReturnRules } from '#business/bookings/return/return-date.ts'
import { defaultLanguage, languageCodes, languages } from '#business/languages/languages.ts'
import type { DayAvailability } from '#business/pickups/availability.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import {
  booking,
  bookingFields,
  dates,
  forms,
  pickupFields,
  returns,
  serviceArea,
  serviceTypes,
  slots,
} from '#business/words/en.ts'
import { pickupFields as staffPickupFields } from '#business/words/staff.ts'

export interface BookingFormProps {
  today: LocalDate
  days: DayAvailability[]
  returnRules: ReturnRules
  responseDays?: DayAvailability[]
  lastResult?: SubmissionResult<string[]>
  /** Entries from before the page was left or reloaded. */
  draft: FormData | null
  draftKey: string
}

/** The labels of the visitors' form, without their hints. */
export const bookingFormWords = {
  ...{ booking, serviceTypes, dates, slots, serviceArea, forms },
  bookingFields: {
    ...bookingFields,
    ...mapDetails((name) => ({ ...bookingFields[name], hint: '' })),
  },
  pickupFields: { ...pickupFields, ...staffPickupFields },
}

export const expressField = 'express'

export function ExpressField(input: ComponentProps<'input'>) {
  return <CheckboxField name={expressField} {...input} label={returns.express} />
}

export function CheckboxField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <p>
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input {...input} type="checkbox" className="size-5 shrink-0 accent-indigo" />
        {label}
      </label>
    </p>
  )
}

export const languageField = 'language'

type LanguageFieldProps = { initial?: string; className?: string }

export function LanguageField({ initial = defaultLanguage, className }: LanguageFieldProps) {
  return (
    <SelectField
      {...{ id: languageField, name: languageField, label: 'Language' }}
      {...{ defaultValue: initial, className }}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code}>
          {languages[code].name}
        </option>
      ))}
    </SelectField>
  )
}

type SelectFieldProps = ComponentProps<'select'> & { id: string; label: string }

export function SelectField({ label, className, ...select }: SelectFieldProps) {
  return (
    <p className={className}>
      <label htmlFor={select.id} className="block font-semibold">
        {label}
      </label>
      <select
        {...select}
        className="mt-1.5 min-h-12 w-full rounded-card border border-line-strong bg-white px-4"
      />
    </p>
  )
}

export function PromisedDay({ date, today }: { date: LocalDate | null; today: LocalDate }) {
  return (
    <p role="status" className="font-semibold text-green-ink empty:hidden">
      {date && describeReturn(date, { returns, dates }, today)}
    </p>
  )
}
