import type { FieldMetadata } from '@conform-to/react'
import type { Ref } from 'react'
import { fillCount, type Words } from '#business/words/sentence.ts'

interface InvalidField {
  id: string
  message: string
}

export function listInvalid(
  fields: readonly Pick<FieldMetadata, 'id' | 'errors'>[],
): InvalidField[] {
  return fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ id, message: errors[0] }] : []))
}

export function ErrorSummary({
  words,
  invalidFields,
  ref,
}: {
  words: Pick<Words['forms'], 'invalidFields'>
  invalidFields: readonly InvalidField[]
  ref?: Ref<HTMLDivElement>
}) {
  if (invalidFields.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-6 rounded-card border border-red bg-red-pale p-4 outline-offset-2"
    >
      <p className="font-semibold">{fillCount(words.invalidFields, invalidFields.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {invalidFields.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The field refers to this by aria-describedby. */
export function FieldError({ field }: { field: Pick<FieldMetadata, 'errors' | 'errorId'> }) {
  if (!field.errors?.length) return null
  return (
    <p id={field.errorId} className="mt-2 text-sm font-semibold text-red">
      {field.errors[0]}
    </p>
  )
}
