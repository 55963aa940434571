import type { FieldMetadata } from '@conform-to/react'

/** The field refers to this by aria-describedby. */
export function FieldError({ field }: { field: Pick<FieldMetadata, 'errors' | 'errorId'> }) {
  if (!field.errors?.length) return null
  return (
    <p id={field.errorId} className="mt-2 text-sm font-semibold text-red">
      {field.errors[0]}
    </p>
  )
}
