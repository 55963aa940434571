'use client'
import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormModified,
  useRouteCache,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { plainLabel } from '#platform/fields/entry-names.ts'
import { TakenOver } from './taken-over.tsx'

export function LastChange() {
  const { updatedAt, changedBy } = (useDocumentInfo().data ?? {}) as {
    updatedAt?: string
    changedBy?: string | null
  }
  return (
    <>
      <TakenOver />
      {updatedAt && (
        <p className="last-change">
          Changed {formatInstant(updatedAt)}
          {changedBy && ` by ${changedBy}`}
        </p>
      )}
    </>
  )
}

/** Payload would show the ID as the title of an entry without one. */
export function UntitledName() {
  const { id, collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { t } = useTranslation()
  const isUntitled = title === (id ? String(id) : `[${t('general:untitled')}]`)

  useEffect(() => {
    if (!isUntitled || !collectionSlug) return
    const label = plainLabel(getEntityConfig({ collectionSlug }).labels.singular, 'entry')
    // Payload's own effect, which shows the ID, runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(`Untitled ${label.toLowerCase()}`))
    return () => cancelAnimationFrame(frame)
  }, [isUntitled, collectionSlug, getEntityConfig, setDocumentTitle])

  return null
}

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
