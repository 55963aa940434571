import type { FieldMetadata } from '@conform-to/react'
import { PhoneField } from '#app/components/forms/phone-field.tsx'
import { TextArea, TextField } from '#app/components/forms/text-field.tsx'
import { textLimits } from '#business/words/text-limits.ts'

type Field = FieldMetadata<string | undefined>

/** Who books, where the pickup is, and what the customer has to say of it. */
export function DetailsFields({
  fields,
  update,
  isOwn = true,
}: {
  fields: Record<'name' | 'phone' | 'email' | 'address' | 'items' | 'instructions', Field>
  update: (name: string, value: string) => void
  /** Whether the browser may fill in what it knows of its owner. */
  isOwn?: boolean
}) {
  const filledAs = (token: string) => (isOwn ? token : 'off')
  return (
    <>
      <TextField
        label="Full Name"
        field={fields.name}
        autoComplete={filledAs('name')}
        maxLength={textLimits.name}
      />
      <PhoneField
        label="Phone Number"
        field={fields.phone}
        hint="Ten digits."
        maxLength={textLimits.phone}
        autoComplete={filledAs('tel-national')}
        update={(value) => update(fields.phone.name, value)}
      />
      <TextField
        label="Email (optional)"
        field={fields.email}
        type="email"
        hint="We send your confirmation here."
        autoComplete={filledAs('email')}
        maxLength={textLimits.email}
      />
      <TextArea
        label="Pickup Address"
        field={fields.address}
        autoComplete={filledAs('street-address')}
        hint={`Flat, building, street, landmark. Up to ${textLimits.address} characters.`}
        maxLength={textLimits.address}
      />
      <TextArea
        label="Items Description (optional)"
        field={fields.items}
        hint={`What we are collecting. Up to ${textLimits.items} characters.`}
        maxLength={textLimits.items}
      />
      <TextArea
        label="Special Instructions (optional)"
        field={fields.instructions}
        hint={`Stains, fabrics, a gate code. Up to ${textLimits.instructions} characters.`}
        maxLength={textLimits.instructions}
      />
    </>
  )
}
