import { useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'

/** Skips a search, and a year that is still being typed. */
export function useSubmitOnChange({ allowsNoDay = false } = {}) {
  const submit = useSubmit()
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { type, value } = target as HTMLInputElement
    const isReady = type !== 'date' || value >= '2000' || (allowsNoDay && value === '')
    if (type !== 'search' && isReady) void submit(currentTarget)
  }
}
