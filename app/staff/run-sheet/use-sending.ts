import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTicks } from './kept-ticks.ts'

const tryAgainMs = 20_000

/** Sends what is kept, one after the other: at once, when the network is back, and now and then in between. */
export function useSending(): void {
  const { state, submit } = useFetcher({ key: 'kept-ticks' })
  const { unsent } = useTicks()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const tryAgain = () => setTries((count) => count + 1)
    const timer = setInterval(tryAgain, tryAgainMs)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [])
  const tried = useRef('')
  useEffect(() => {
    const waiting = Object.entries(unsent)
    // One that cannot be stored keeps none of the others.
    const next = waiting[tries % waiting.length]
    if (!next || state !== 'idle' || !navigator.onLine) return
    const [booking, pickedUpAt] = next
    const thisTry = `${booking} ${pickedUpAt} ${tries}`
    if (tried.current === thisTry) return
    tried.current = thisTry
    void submit({ booking, pickedUpAt: pickedUpAt ?? '' }, { method: 'post' })
  }, [unsent, state, tries, submit])
}
