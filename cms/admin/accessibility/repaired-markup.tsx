'use client'
import { type ReactNode, useEffect } from 'react'
import { repairMarkup } from './repair-markup.ts'

/** Wraps the admin, and repairs what Payload renders later. */
export function RepairedMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    repairMarkup()
    const observer = new MutationObserver(repairMarkup)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}
