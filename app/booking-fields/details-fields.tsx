import type { FieldMetadata } from '@conform-to/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { PhoneField, TextArea, TextField } from '#app/ui/forms/text-field.tsx'
import { type BookingDetail, bookingDetailNames, detailField } from '#business/bookings/fields.ts'
import type { ServiceArea } from '#business/pickups/service-area.ts'
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
      {name === 'address' && serviceArea && (
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
  const [answer, setAnswer] = useState<ReactNode>(null)
  useEffect(() => {
    if (address === '') return
    import('#business/pickups/service-area.ts').then(
      ({ branchFor, describeCoverage, extractPincode }) => {
        const pincode = extractPincode(address)
        const isCovered = branchFor(address, area)
        setAnswer(
          pincode && !(warnsOnly && isCovered) && (
            <span className={isCovered ? undefined : 'mt-4 block notice'}>
              {describeCoverage(pincode, area, words)}
            </span>
          ),
        )
      },
      // Ignore failures: the server checks the submitted form.
      () => {},
    )
  }, [address, area, warnsOnly, words])
  if (area.branches.length === 0) return null
  return (
    <p
      role="status"
      className={`text-sm text-ink-soft ${warnsOnly ? 'mt-2 empty:hidden' : '-mt-4'}`}
    >
      {address && answer}
    </p>
  )
}
