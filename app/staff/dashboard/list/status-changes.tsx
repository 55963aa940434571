import { useFetchers } from '@remix-run/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { statusFetcherKey, useStatusFetcher } from '#app/staff/booking/booking-forms.ts'
import { StatusToast } from '#app/staff/booking/status-toast.tsx'
import { useIgnoreOwnChanges } from '#app/staff/dashboard/use-booking-updates.ts'

/** Shows results whose rows the reload has removed. Unsent changes survive a new `listKey`. */
export function StatusChanges({
  listKey,
  listedIds,
  children,
}: {
  listKey: string
  listedIds: readonly string[]
  children: ReactNode
}) {
  const sending = useFetchers()
  const [submitted, setSubmitted] = useState({ listKey, ids: [] as string[] })
  if (submitted.listKey !== listKey) {
    const isSending = (id: string) => sending.some(({ key }) => key === statusFetcherKey({ id }))
    setSubmitted({ listKey, ids: submitted.ids.filter(isSending) })
  }
  const rememberSubmit = ({ target }: FormEvent) => {
    const id = new FormData(target as HTMLFormElement).get('booking')
    if (typeof id !== 'string') return
    setSubmitted((previous) => ({ ...previous, ids: [...new Set([...previous.ids, id])] }))
  }
  return (
    <div onSubmit={rememberSubmit}>
      {submitted.ids.map((id) => (
        <StatusChange key={id} id={id} isListed={listedIds.includes(id)} />
      ))}
      {children}
    </div>
  )
}

function StatusChange({ id, isListed }: { id: string; isListed: boolean }) {
  const { data: reply } = useStatusFetcher({ id })
  useIgnoreOwnChanges(reply)
  return isListed ? null : <StatusToast reply={reply} />
}
