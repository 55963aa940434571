import { useRouteLoaderData } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { loader as shellLoader } from '#app/staff/shell/app-shell.tsx'
import { readDraft, writeDraft } from './drafts.ts'

/** Spread the result on a textarea. */
export function useDraft(key: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const account = useAccountId()
  useEffect(() => {
    const draft = account && readDraft(account, key)
    if (draft && ref.current?.value === '') ref.current.value = draft
  }, [account, key])
  return {
    ref,
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      account && writeDraft(account, key, currentTarget.value),
  }
}

export function useAccountId(): string | undefined {
  return useRouteLoaderData<typeof shellLoader>('staff/shell/app-shell')?.userId
}
