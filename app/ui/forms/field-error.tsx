import type { FieldMetadata } from '@conform-to/react'

/** What is wrong with a field, right below it; the field points here through aria-describedby. */
export function FieldError({ field }: { field: Pick<FieldMetadata, 'errors' | 'errorId'> }) {
  if (!field.errors?.length) return null
  return (
    <p id={field.errorId} className="mt-2 text-sm font-semibold text-red">
      {field.errors[0]}
    </p>
  )
}
