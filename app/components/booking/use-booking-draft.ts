import { useSearchParams } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import type { ServiceType } from '#business/bookings/service-types.ts'
import { type BookingDraft, forgetDraft, keepDraft, keptDraft, writtenIn } from './booking-draft.ts'

/**
 * Keeps what is written in the form through a refresh, and puts it back once. What was typed before scripts ran
 * and the service that the address asks for stand above what was kept.
 */
export function useBookingDraft({
  formRef,
  service,
  restore,
}: {
  formRef: RefObject<HTMLFormElement | null>
  service: ServiceType | null
  restore: (draft: BookingDraft) => void
}) {
  const [searchParams] = useSearchParams()
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    if (searchParams.has('booked')) forgetDraft()
    const draft = keptDraft()
    const { requestKey: _, ...typed } = writtenIn(form)
    if (draft) restore({ ...draft, ...typed, ...(service && { serviceType: service }) })
    setRestored(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is first there
  }, [])

  return {
    isRestored,
    keep: () => formRef.current && keepDraft(formRef.current),
  }
}
