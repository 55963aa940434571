'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

// In development React takes each part of a page away and puts it back at once.
const pauseMs = 1_000
const leaving = new Map<number | string, ReturnType<typeof setTimeout>>()

/** Whoever opens a new form and leaves it without a word leaves nothing behind. Shows nothing. */
export function DropUntouched() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const isTouched = useRef(false)

  useEffect(() => {
    isTouched.current ||= isModified
  }, [isModified])

  useEffect(() => {
    if (!id || hasPublishedDoc) return
    clearTimeout(leaving.get(id))
    return () => {
      if (isTouched.current) return
      // The server knows whether there is anything in it.
      const drop = () => fetch(`/api/${collectionSlug}/${id}/drop-untouched`, { method: 'POST' })
      leaving.set(
        id,
        setTimeout(() => void drop().catch(() => {}), pauseMs),
      )
    }
  }, [id, collectionSlug, hasPublishedDoc])

  return null
}
