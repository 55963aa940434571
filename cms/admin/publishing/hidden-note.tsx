'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import {
  type CollectionWithHidden,
  describeHiddenEntry,
  listOrder,
} from '#business/content/shown-entries.ts'

/** Compares the published entries again after each save. */
export function HiddenNote() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const [reason, setReason] = useState<string | null>(null)
  const updatedAt = data?.updatedAt as string | undefined

  useEffect(() => {
    if (!id || !updatedAt) return
    const controller = new AbortController()
    const query = `where[_status][equals]=published&sort=${listOrder.join()}&depth=0&pagination=false`
    void fetch(`/api/${collectionSlug}?${query}`, { signal: controller.signal })
      .then(async (response) => (await response.json()) as { docs: never[] })
      .then(({ docs }) =>
        setReason(
          describeHiddenEntry({
            collection: collectionSlug as CollectionWithHidden,
            id: String(id),
            published: docs,
            now: new Date(),
          }),
        ),
      )
      // Only a note.
      .catch(() => {})
    return () => controller.abort()
  }, [id, collectionSlug, updatedAt])

  return (
    <p role="status" className={reason ? 'form-note' : undefined}>
      {reason}
    </p>
  )
}
