'use client'
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { plainLabel } from '#platform/payload/fields/entry-names.ts'

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
