import type { SubmissionResult } from '@conform-to/react'
import { useSearchParams } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import type { OfferedDay } from '#app/booking-fields/use-offered-days.ts'
import { waitForFillTime } from '#app/ui/forms/spam-protection.tsx'
import { customerDetailNames } from '#business/bookings/fields.ts'
import { formStampField, honeypotField } from '#business/forms/spam-protection.ts'
import { tappedDayField } from '#business/pickups/tapped-day.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import { loadReceiptPanel, parseReceipt } from './receipt.tsx'
import { type BookingDraft, lastReceipt, rememberedDetails, savedDraft } from './stored-input.ts'
import type { StepNumber } from './wizard-steps.ts'

export const rememberField = 'remember'

const orderNames = ['serviceType', 'express']

/** Deletes the stored details if the form does not allow them. */
function saveRememberedDetails(form: FormData): void {
  if (!form.has(rememberField)) return void rememberedDetails.forget()
  const kept = [...customerDetailNames, ...orderNames].filter((name) => form.has(name))
  const details = kept.map((name) => [name, form.get(name)])
  rememberedDetails.write(Object.fromEntries(details) as BookingDraft)
}

function readDraft(form: HTMLFormElement): BookingDraft {
  const formData = new FormData(form)
  for (const name of [formStampField, honeypotField]) formData.delete(name)
  const fields = [...formData].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  )
  const { [tappedDayField]: tapped, ...draft } = Object.fromEntries(fields)
  return tapped && !draft.date ? { ...draft, date: tapped } : draft
}

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
  restore: (draft: BookingDraft, hasEarlierDetails: boolean, lastService?: string) => void
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
    const { requestKey, ...typed } = readDraft(form)
    const items = joinItems(draft, prefill)
    // Without the key, the update would clear it, and a repeated form would book twice.
    const key = { requestKey: requestKey! }
    const last = { ...remembered }
    if (draft ?? prefill.serviceType ?? typed.serviceType)
      for (const name of orderNames) delete last[name]
    const merged: BookingDraft = { ...key, ...last, ...draft, ...prefill, ...typed }
    const { [rememberField]: wasTicked, ...value } = items ? { ...merged, items } : merged
    if (Object.keys(value).length > 1) {
      restore(value, Boolean(remembered ?? prefill.name), last.serviceType)
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

function joinItems(draft: BookingDraft | null, prefill: BookingDraft): string | undefined {
  if (!draft?.items || !prefill.items || prefill.name) return undefined
  const lines = draft.items.split('\n')
  return lines.includes(prefill.items) ? draft.items : [...lines, prefill.items].join('\n')
}

export interface BookingReply {
  /** Null if the server is unreachable. */
  result: SubmissionResult<string[]> | null
  step?: StepNumber
  question?: string
  link?: ToastMessage['link']
  toast?: ToastMessage
  inlineNote?: string
  days?: OfferedDay[]
}

/** Leaves the input in the form if the server is unreachable. */
export async function sendBooking(
  request: Request,
  send: () => Promise<BookingReply>,
): Promise<BookingReply> {
  const form = await request.clone().formData()
  try {
    await waitForFillTime()
    return await send()
  } catch (answer) {
    if (!(answer instanceof Response)) return { result: null }
    if (answer.status >= 300 && answer.status < 400) {
      savedDraft.forget()
      saveRememberedDetails(form)
      const location = new URL(answer.headers.get('Location') ?? '', window.location.href)
      const receipt = parseReceipt(location.searchParams)
      if (receipt) lastReceipt.write(receipt)
      await loadReceiptPanel()
    }
    throw answer
  }
}
