import { useEffect, useState } from 'react'
import type { Caller } from '#app/models/callers.server.ts'
import { phoneDigits } from '#business/words/phone.ts'

export interface CallerLookup {
  /** Null until found, and after the number changed. */
  caller: Caller | null
  hasFailed: boolean
}

/**
 * Looks up each complete number. `known` comes with the page or with the last response, which wins.
 */
export function useCaller(typed: string | undefined, known: Caller | null): CallerLookup {
  const phone = phoneDigits(typed ?? '')
  const [found, setFound] = useState(known)
  const [failedPhone, setFailedPhone] = useState<string | null>(null)
  const [lastKnown, setLastKnown] = useState(known)
  if (known && known !== lastKnown) {
    setLastKnown(known)
    setFound(known)
  }
  useEffect(() => {
    if (!phone || phone === found?.phone) return
    const aborter = new AbortController()
    fetch(`/admin/bookings/caller?phone=${phone}`, { signal: aborter.signal })
      .then((response) => response.json() as Promise<Caller>)
      .then(setFound)
      // A failed lookup must not block the booking.
      .catch(() => aborter.signal.aborted || setFailedPhone(phone))
    return () => aborter.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each number
  }, [phone])
  const caller = phone && found?.phone === phone ? found : null
  return { caller, hasFailed: phone !== null && !caller && failedPhone === phone }
}
