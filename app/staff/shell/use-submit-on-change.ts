import { useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'

/** Skips a search, and a year that is still being typed. */
export function useSubmitOnChange() {
  const submit = useSubmit()
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { type, value } = target as HTMLInputElement
    if (type !== 'search' && (type !== 'date' || value >= '2000')) void submit(currentTarget)
  }
}
