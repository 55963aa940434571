import type { FieldMetadata } from '@conform-to/react'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { FieldError } from '#app/ui/forms/field-error.tsx'
import { serviceTypes, serviceTypeValues } from '#business/bookings/service-types.ts'

export function ServiceStep({ field }: { field: FieldMetadata<string | undefined> }) {
  return (
    <fieldset id={field.id} aria-describedby={field.errors && field.errorId}>
      <legend className="sr-only">Service</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {serviceTypeValues.map((value) => (
          <ChoiceCard key={value} field={field} choice={{ value, ...serviceTypes[value] }} />
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
