'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

// React Strict Mode unmounts and remounts each component in development.
const delayMs = 1_000
const timers = new Map<number | string, ReturnType<typeof setTimeout>>()

/** Runs when the editor leaves the form. */
export function DiscardEmptyDraft() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const wasModified = useRef(false)

  useEffect(() => {
    wasModified.current ||= isModified
  }, [isModified])

  useEffect(() => {
    if (!id || hasPublishedDoc) return
    clearTimeout(timers.get(id))
    return () => {
      if (wasModified.current) return
      // The server checks that it is empty.
      const discard = () =>
        fetch(`/api/${collectionSlug}/${id}/discard-empty-draft`, { method: 'POST' })
      timers.set(
        id,
        setTimeout(() => void discard().catch(() => {}), delayMs),
      )
    }
  }, [id, collectionSlug, hasPublishedDoc])

  return null
}
