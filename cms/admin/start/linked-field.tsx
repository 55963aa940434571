'use client'
import { type ReactNode, useEffect } from 'react'

/** Scrolls to the field in the address until the editor presses or scrolls. */
export function LinkedField({ children }: { children: ReactNode }) {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id.startsWith('field-')) return keepInView(id)
  }, [])
  return children
}

/** Payload renders the fields of an open tab as they come near the visible part of the page. */
function keepInView(id: string): () => void {
  const triedTabs = new Set<Element>()
  const show = () => {
    const found = findNearest(id)
    if (!found) return openNextTab(triedTabs)
    found.scrollIntoView({ block: 'center' })
    if (found.id === id) found.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(show)
  const stop = () => observer.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(action, stop, { once: true })
  }
  show()
  return stop
}

/** The field, or the innermost group or list around it that is rendered. */
function findNearest(id: string): HTMLElement | null {
  const parts = id.split('__')
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(parts.slice(0, length).join('__'))
    if (element) return element
  }
  return null
}

/** Does nothing while the open tab is still empty. */
function openNextTab(tried: Set<Element>) {
  if (!document.querySelector('.tabs-field .render-fields > *')) return
  const closedTabs = '.tabs-field__tab-button:not(.tabs-field__tab-button--active)'
  const tabs = [...document.querySelectorAll<HTMLElement>(closedTabs)]
  const next = tabs.find((tab) => !tried.has(tab))
  if (!next) return
  tried.add(next)
  next.click()
}
