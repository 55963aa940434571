'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { formatInstant } from '#business/pickups/english-dates.ts'

export function LastChange() {
  const { updatedAt, changedBy } = (useDocumentInfo().data ?? {}) as {
    updatedAt?: string
    changedBy?: string | null
  }
  if (!updatedAt) return null
  return (
    <p className="last-change">
      Changed {formatInstant(updatedAt)}
      {changedBy && ` by ${changedBy}`}
    </p>
  )
}
