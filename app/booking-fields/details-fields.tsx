import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Fragment, type ReactNode } from 'react'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import { PhoneField, TextArea, TextField } from '#app/ui/forms/text-field.tsx'
import { type BookingDetail, bookingDetailNames, detailField } from '#business/bookings/fields.ts'
import {
  branchFor,
  describeCoverage,
  extractPincode,
  parsePincode,
  type ServiceArea,
} from '#business/pickups/service-area.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

type Field = FieldMetadata<string | undefined>

interface DetailsOptions {
  words: Pick<Words, 'bookingFields' | 'serviceArea' | 'forms'>
  update: (name: string, value: string) => void
  /** If given, a note below the address says whether we collect there. */
  serviceArea?: ServiceArea
  allowsAutofill?: boolean
}

export function DetailsFields({
  fields,
  belowItems,
  ...options
}: DetailsOptions & { fields: Record<BookingDetail, Field>; belowItems?: ReactNode }) {
  return bookingDetailNames.map((name) => (
    <Fragment key={name}>
      <DetailField name={name} field={fields[name]} {...options} />
      {name === 'items' && belowItems}
    </Fragment>
  ))
}

export function DetailField({
  name,
  field,
  words,
  update,
  serviceArea,
  allowsAutofill = true,
  autoFocus,
}: DetailsOptions & { name: BookingDetail; field: Field; autoFocus?: boolean }) {
  const { isOptional, input, maxLength, autoComplete } = detailField(name)
  const { inputLabel, hint }: { inputLabel: string; hint?: string } = words.bookingFields[name]
  const label = isOptional ? fillSentence(words.forms.optional, { label: inputLabel }) : inputLabel
  const autoCompleteValue = autoComplete && (allowsAutofill ? autoComplete : 'off')
  const props = { label, field, hint, maxLength, autoComplete: autoCompleteValue, autoFocus }
  if (input === 'phone') {
    return <PhoneField {...props} update={(value) => update(field.name, value)} />
  }
  if (input !== 'lines') {
    return <TextField {...props} type={input === 'email' ? 'email' : 'text'} />
  }
  return (
    <>
      <TextArea {...props} words={words.forms} />
      {name === 'address' && serviceArea && !field.errors && (
        <ServiceAreaAnswer address={field.value} area={serviceArea} words={words.serviceArea} />
      )}
    </>
  )
}

export function ServiceAreaAnswer({
  address = '',
  area,
  warnsOnly,
  words,
}: {
  address: string | undefined
  area: ServiceArea
  warnsOnly?: boolean
  words: Words['serviceArea']
}) {
  if (area.branches.length === 0) return null
  const pincode = extractPincode(address)
  const isCovered = branchFor(address, area)
  return (
    <p
      role="status"
      className={`text-sm text-ink-soft ${warnsOnly ? 'mt-2 empty:hidden' : '-mt-4'}`}
    >
      {pincode && !(warnsOnly && isCovered) && (
        <span className={isCovered ? undefined : 'mt-4 block notice'}>
          {describeCoverage(pincode, area, words)}
        </span>
      )}
    </p>
  )
}

export function PincodeField({
  field,
  isRefused,
  area,
  words,
}: {
  field: Field
  /** The input is no pincode. */
  isRefused: boolean
  area: ServiceArea
  words: Pick<Words, 'serviceArea' | 'forms'>
}) {
  const { key, ...input } = getInputProps(field, { type: 'text' })
  if (area.branches.length === 0) return null
  const typed = field.value?.trim()
  const isWrong = isRefused && typed && !parsePincode(typed)
  const errors = isWrong ? [words.serviceArea.pincodeInvalid] : undefined
  return (
    <div className="mt-3 space-y-4 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={field.id} className="text-sm">
          {fillSentence(words.forms.optional, { label: words.serviceArea.pincode })}
        </label>
        <input
          key={key}
          {...input}
          aria-invalid={errors && true}
          aria-describedby={errors && field.errorId}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          className="h-12 w-28 rounded-card border border-line-strong bg-white px-3 tabular-nums"
        />
      </div>
      {errors ? (
        <FieldError field={{ errors, errorId: field.errorId }} />
      ) : (
        <ServiceAreaAnswer address={field.value} area={area} words={words.serviceArea} />
      )}
    </div>
  )
}
