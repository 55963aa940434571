import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { readTickKey, selectTick, useOfflineTicks } from './offline-ticks.ts'

const retryMs = 20_000

/** Sends stored ticks one by one: at once, when online again, and on a timer. */
export function useTickSync(): void {
  const { state, submit } = useFetcher({ key: 'offline-ticks' })
  const { unsent } = useOfflineTicks()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const retry = () => setAttempt((count) => count + 1)
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [])
  const lastAttempt = useRef('')
  useEffect(() => {
    const next = selectTick(unsent, attempt)
    if (!next || state !== 'idle' || !navigator.onLine) return
    const [key, at] = next
    const attemptKey = `${key} ${at} ${attempt}`
    if (lastAttempt.current === attemptKey) return
    lastAttempt.current = attemptKey
    void submit({ ...readTickKey(key), at: at ?? '' }, { method: 'post' })
  }, [unsent, state, attempt, submit])
}
