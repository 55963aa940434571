import type { Ref } from 'react'

export interface InvalidField {
  id: string
  message: string
}

export function ErrorSummary({
  invalidFields,
  ref,
}: {
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
      <p className="font-semibold">
        {invalidFields.length === 1 ? 'One thing needs' : `${invalidFields.length} things need`}{' '}
        your attention
      </p>
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
