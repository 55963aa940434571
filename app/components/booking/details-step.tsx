import type { FieldMetadata } from '@conform-to/react'
import { PhoneField } from '#app/components/forms/phone-field.tsx'
import { TextArea, TextField } from '#app/components/forms/text-field.tsx'
import { textLimits } from '#business/words/text-limits.ts'
import { rememberedDetails, rememberField } from './booking-draft.ts'

type Field = FieldMetadata<string | undefined>

export function DetailsStep({
  fields,
  update,
  remembers,
  setRemembers,
}: {
  fields: Record<'name' | 'phone' | 'email' | 'address' | 'items' | 'instructions', Field>
  update: (name: string, value: string) => void
  remembers: boolean
  setRemembers: (remembers: boolean) => void
}) {
  return (
    <div className="space-y-6">
      <TextField
        label="Full Name"
        field={fields.name}
        autoComplete="name"
        maxLength={textLimits.name}
      />
      <PhoneField
        label="Phone Number"
        field={fields.phone}
        hint="Ten digits."
        maxLength={textLimits.phone}
        update={(value) => update(fields.phone.name, value)}
      />
      <TextField
        label="Email (optional)"
        field={fields.email}
        type="email"
        hint="We send your confirmation here."
        autoComplete="email"
        maxLength={textLimits.email}
      />
      <TextArea
        label="Pickup Address"
        field={fields.address}
        autoComplete="street-address"
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
      <label className="flex min-h-12 items-center gap-3 noscript:hidden">
        <input
          type="checkbox"
          name={rememberField}
          checked={remembers}
          onChange={({ target }) => {
            setRemembers(target.checked)
            if (!target.checked) rememberedDetails.forget()
          }}
          className="size-5 shrink-0 accent-indigo"
        />
        Remember me on this phone
      </label>
    </div>
  )
}
