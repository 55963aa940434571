import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { ChoiceCard, type ChoiceSize } from '#app/ui/forms/choice-card.tsx'
import { FieldError } from '#app/ui/forms/field-errors.tsx'
import type { ByService } from '#business/bookings/return/return-date.ts'
import type { ServiceType } from '#business/bookings/service-types.ts'
import type { Words } from '#business/words/sentence.ts'

export function ServiceField({
  field,
  durations,
  priceOf,
  size,
  words,
}: {
  field: FieldMetadata<string | undefined>
  durations?: ByService<string>
  priceOf?: (service: ServiceType) => ReactNode
  size?: ChoiceSize
  words: Pick<Words, 'bookingFields' | 'serviceTypes'>
}) {
  return (
    <fieldset id={field.id} aria-describedby={field.errors && field.errorId}>
      <legend className="sr-only">{words.bookingFields.serviceType.label}</legend>
      <div className={`grid ${size === 'tile' ? 'grid-cols-2 gap-2' : 'gap-3 sm:grid-cols-2'}`}>
        {Object.entries(words.serviceTypes).map(([value, texts]) => (
          <ChoiceCard
            key={value}
            {...{ field, size }}
            choice={{
              ...{ value, label: texts.label },
              description: size === 'tile' ? undefined : texts.description,
              note: durations?.[value as ServiceType],
              price: priceOf?.(value as ServiceType),
            }}
          />
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
