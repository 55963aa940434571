import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { storeOfflineCopy } from '#app/staff/shell/offline-copy.ts'
import { useOfflineTicks, useRetries } from './offline-ticks.ts'

/** A page that is a copy is updated once the server answers. */
export function useOfflinePage(runSheets: unknown, isCopy: boolean): void {
  const { revalidate } = useRevalidator()
  const { sent } = useOfflineTicks()
  const attempt = useRetries(isCopy)
  useEffect(() => {
    const replaced = new AbortController()
    // Toasts load their file late, but the copy needs it.
    Promise.all([registerWorker(), import('sonner')])
      .then(() => storeOfflineCopy(replaced.signal))
      .then((isAnswered) => {
        if (isAnswered && isCopy) revalidate()
      })
      // Offline, a full storage, or a browser without service workers.
      .catch(() => {})
    return () => replaced.abort()
  }, [runSheets, sent, isCopy, attempt, revalidate])
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/admin/run-sheet-worker.js', {
    scope: '/admin/run-sheet',
  })
}
