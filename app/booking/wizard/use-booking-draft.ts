import { useSearchParams } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import {
  type BookingDraft,
  keptDraft,
  rememberedDetails,
  rememberField,
  writtenIn,
} from './booking-draft.ts'

/**
 * Stores the input across a refresh. Later sources win: remembered details, draft, URL, input from
 * before scripts ran.
 */
export function useBookingDraft({
  formRef,
  asked,
  date,
  restore,
}: {
  formRef: RefObject<HTMLFormElement | null>
  asked: BookingDraft
  date: string | undefined
  restore: (draft: BookingDraft) => void
}) {
  const [searchParams] = useSearchParams()
  const [isRestored, setRestored] = useState(false)
  const [remembers, setRemembers] = useState(false)

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    if (searchParams.has('booked')) keptDraft.forget()
    const draft = keptDraft.read()
    const remembered = rememberedDetails.read()
    const { requestKey: _, ...typed } = writtenIn(form)
    const items = joinItems(draft, asked)
    const merged: BookingDraft = { ...remembered, ...draft, ...asked, ...typed }
    const { [rememberField]: wasTicked, ...value } = items ? { ...merged, items } : merged
    if (Object.keys(value).length > 0) {
      restore(value)
      keptDraft.write({ ...value, ...(wasTicked && { [rememberField]: wasTicked }) })
    }
    setRemembers(Boolean(remembered ?? wasTicked))
    setRestored(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, [])

  // A tapped day reaches the form after its input event.
  const keep = () => {
    if (isRestored && formRef.current)
      keptDraft.write({ ...writtenIn(formRef.current), ...(date && { date }) })
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- input events store the rest
  useEffect(keep, [date])

  return { isRestored, keep, remembers, setRemembers }
}

/** Undefined if there is nothing to join. */
function joinItems(draft: BookingDraft | null, prefill: BookingDraft): string | undefined {
  if (!draft?.items || !prefill.items || prefill.name) return undefined
  const lines = draft.items.split('\n')
  return lines.includes(prefill.items) ? draft.items : [...lines, prefill.items].join('\n')
}
