'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { formatInstant } from '#business/pickups/english-dates.ts'
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
