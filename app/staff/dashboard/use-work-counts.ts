import { useFetchers } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'

interface ReadCounts {
  work: WorkCounts
  /** Epoch milliseconds. */
  readAt: number
}

export function useWorkCounts(
  { work, readAt }: { work: WorkCounts | null; readAt: number },
  query: string,
): WorkCounts | null {
  const [latest, setLatest] = useState<(ReadCounts & { query: string }) | null>(null)
  const isPosting = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const wasPosting = useRef(false)
  useEffect(() => {
    if (wasPosting.current && !isPosting) {
      // Old counts stay if the network is gone or the session has ended.
      void readCounts(query).then(
        (counts) => setLatest({ ...counts, query }),
        () => {},
      )
    }
    wasPosting.current = isPosting
  }, [isPosting, query])
  return latest?.query === query && latest.readAt > readAt ? latest.work : work
}

async function readCounts(query: string): Promise<ReadCounts> {
  const answer = await fetch(`/admin/dashboard/counts${query}`, {
    headers: { Accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as ReadCounts
}
