import { useSearchParams } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import {
  type BookingDraft,
  readDraft,
  rememberedDetails,
  rememberField,
  savedDraft,
} from './booking-draft.ts'

/**
 * Stores the input across a refresh. Each source overrides the ones before: remembered details,
 * draft, URL, input from before scripts ran.
 */
export function useBookingDraft({
  formRef,
  prefill,
  date,
  restore,
}: {
  formRef: RefObject<HTMLFormElement | null>
  prefill: BookingDraft
  date: string | undefined
  restore: (draft: BookingDraft, hasEarlierDetails: boolean) => void
}) {
  const [searchParams] = useSearchParams()
  const [isRestored, setRestored] = useState(false)
  const [remembers, setRemembers] = useState(false)

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    if (searchParams.has('booked')) savedDraft.forget()
    const draft = savedDraft.read()
    const remembered = rememberedDetails.read()
    const { requestKey: _, ...typed } = readDraft(form)
    const items = joinItems(draft, prefill)
    const merged: BookingDraft = { ...remembered, ...draft, ...prefill, ...typed }
    const { [rememberField]: wasTicked, ...value } = items ? { ...merged, items } : merged
    if (Object.keys(value).length > 0) {
      restore(value, Boolean(remembered ?? prefill.name))
      savedDraft.write({ ...value, ...(wasTicked && { [rememberField]: wasTicked }) })
    }
    setRemembers(Boolean(remembered ?? wasTicked))
    setRestored(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, [])

  // A tapped day reaches the form after its input event.
  const save = () => {
    if (isRestored && formRef.current)
      savedDraft.write({ ...readDraft(formRef.current), ...(date && { date }) })
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- input events store the rest
  useEffect(save, [date])

  return { isRestored, save, remembers, setRemembers }
}

/** Undefined if there is nothing to join. */
function joinItems(draft: BookingDraft | null, prefill: BookingDraft): string | undefined {
  if (!draft?.items || !prefill.items || prefill.name) return undefined
  const lines = draft.items.split('\n')
  return lines.includes(prefill.items) ? draft.items : [...lines, prefill.items].join('\n')
}
