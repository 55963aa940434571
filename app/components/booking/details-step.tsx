import type { FieldMetadata } from '@conform-to/react'
import { TextArea, TextField } from '#app/components/forms/text-field.tsx'
import { textLimits } from '#business/words/text-limits.ts'
import { fieldLabels } from './field-labels.ts'

type Field = FieldMetadata<string | undefined>

export function DetailsStep({
  fields,
}: {
  fields: Record<'name' | 'phone' | 'email' | 'address' | 'items' | 'instructions', Field>
}) {
  return (
    <div className="space-y-6">
      <TextField
        label={fieldLabels.name}
        field={fields.name}
        autoComplete="name"
        maxLength={textLimits.name}
      />
      <TextField
        label={fieldLabels.phone}
        field={fields.phone}
        type="tel"
        hint="Ten digits, without +91."
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={textLimits.phone}
      />
      <TextField
        label={fieldLabels.email}
        field={fields.email}
        type="email"
        hint="We send your confirmation here."
        autoComplete="email"
        maxLength={textLimits.email}
      />
      <TextArea
        label={fieldLabels.address}
        field={fields.address}
        autoComplete="street-address"
        hint={`Flat, building, street, landmark. Up to ${textLimits.address} characters.`}
        maxLength={textLimits.address}
      />
      <TextArea
        label={fieldLabels.items}
        field={fields.items}
        hint={`What we are collecting. Up to ${textLimits.items} characters.`}
        maxLength={textLimits.items}
      />
      <TextArea
        label={fieldLabels.instructions}
        field={fields.instructions}
        hint={`Stains, fabrics, a gate code. Up to ${textLimits.instructions} characters.`}
        maxLength={textLimits.instructions}
      />
    </div>
  )
}
