import type { ComponentProps } from 'react'
import { returns } from '#business/words/en.ts'

export const expressField = 'express'

export function ExpressField(input: ComponentProps<'input'>) {
  return (
    <p>
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          name={expressField}
          {...input}
          type="checkbox"
          className="size-5 shrink-0 accent-indigo"
        />
        {returns.express}
      </label>
    </p>
  )
}
