import type { Ref } from 'react'

export interface WrongField {
  id: string
  message: string
}

/** Links each message to its field. Focusable. */
export function ErrorSummary({
  wrong,
  ref,
}: {
  wrong: readonly WrongField[]
  ref?: Ref<HTMLDivElement>
}) {
  if (wrong.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-6 rounded-card border border-red bg-red-pale p-4 outline-offset-2"
    >
      <p className="font-semibold">
        {wrong.length === 1 ? 'One thing needs' : `${wrong.length} things need`} your attention
      </p>
      <ul className="mt-1 list-inside list-disc">
        {wrong.map(({ id, message }) => (
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
