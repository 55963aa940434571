import type { Ref } from 'react'
import { fillCount, type Words } from '#business/words/sentence.ts'

export interface InvalidField {
  id: string
  message: string
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
      <ul className="mt-1 list-inside list-disc">
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
