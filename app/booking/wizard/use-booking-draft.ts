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
 * Keeps what is written in the form through a refresh, and puts it back once. Above what this phone remembers stands what
 * was kept, above that what the address `asked` for, and above all what was typed or tapped before scripts ran.
 */
export function useBookingDraft({
  formRef,
  asked,
  date,
  restore,
}: {
  formRef: RefObject<HTMLFormElement | null>
  asked: BookingDraft
  /** The day as the form has it now. */
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
    const items = withItemsOf(draft, asked)
    const known: BookingDraft = { ...remembered, ...draft, ...asked, ...typed }
    const { [rememberField]: wasTicked, ...value } = items ? { ...known, items } : known
    if (Object.keys(value).length > 0) {
      restore(value)
      keptDraft.write({ ...value, ...(wasTicked && { [rememberField]: wasTicked }) })
    }
    setRemembers(Boolean(remembered ?? wasTicked))
    setRestored(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is first there
  }, [])

  // A tapped day is in the form only after what the tap itself said.
  const keep = () => {
    if (isRestored && formRef.current)
      keptDraft.write({ ...writtenIn(formRef.current), ...(date && { date }) })
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- with each day; all else is kept as it is written
  useEffect(keep, [date])

  return { isRestored, keep, remembers, setRemembers }
}

/** Of a link that names a service: its name below the items that were written before. Undefined where nothing is to be joined. */
function withItemsOf(draft: BookingDraft | null, asked: BookingDraft): string | undefined {
  if (!draft?.items || !asked.items || asked.name) return undefined
  const lines = draft.items.split('\n')
  return lines.includes(asked.items) ? draft.items : [...lines, asked.items].join('\n')
}
