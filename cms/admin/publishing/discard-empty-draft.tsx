'use client'
import { useDocumentInfo, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

// React Strict Mode unmounts and remounts each component in development.
const delayMs = 100
const timers = new Map<number | string, ReturnType<typeof setTimeout>>()

/** Runs when the editor leaves the form or closes the page. */
export function DiscardEmptyDraft() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const { clearRouteCache } = useRouteCache()
  const wasModified = useRef(false)

  useEffect(() => {
    wasModified.current ||= isModified
  }, [isModified])

  useEffect(() => {
    if (!id || hasPublishedDoc) return
    clearTimeout(timers.get(id))
    // The server checks that it is empty.
    const discard = () =>
      fetch(`/api/${collectionSlug}/${id}/discard-empty-draft`, { method: 'POST', keepalive: true })
    const discardOnClosing = () => {
      if (!wasModified.current) void discard().catch(() => {})
    }
    window.addEventListener('pagehide', discardOnClosing)
    return () => {
      window.removeEventListener('pagehide', discardOnClosing)
      if (wasModified.current) return
      timers.set(
        id,
        // The list that is shown next was read before.
        setTimeout(() => void discard().then(clearRouteCache, () => {}), delayMs),
      )
    }
  }, [id, collectionSlug, hasPublishedDoc, clearRouteCache])

  return null
}
