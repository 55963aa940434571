import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { returns } from '#business/words/en/returns.ts'

/** Shown where express is offered, or was when the pickup was booked. */
export function ExpressField({ field }: { field: FieldMetadata<string | undefined> }) {
  const { key, ...input } = getInputProps(field, { type: 'checkbox' })
  return (
    <p>
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input key={key} {...input} className="size-5 shrink-0 accent-indigo" />
        {returns.express}
      </label>
    </p>
  )
}
