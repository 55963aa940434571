import { type RefObject, useEffect } from 'react'

const gapPx = 8
/** For a toast and its distance from the edge. */
const roomPx = 160

/** Shows toasts above a sticky bar of buttons and its open question, or below if there is room. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const update = () => {
      const { innerHeight } = window
      const parts = [element, ...element.querySelectorAll('details[open] > *')]
      const shown = parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      const top = Math.min(innerHeight, ...shown.map((box) => box.top))
      const roomBelow = innerHeight - Math.max(0, ...shown.map((box) => box.bottom))
      const bottom = roomBelow < roomPx ? Math.ceil(innerHeight - top) + gapPx : 0
      style.setProperty('--toast-bar', `${bottom}px`)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('scroll', update, { passive: true, signal })
    window.addEventListener('resize', update, { signal })
    element.addEventListener('toggle', update, { capture: true, signal })
    return () => {
      observer.disconnect()
      listeners.abort()
      style.removeProperty('--toast-bar')
    }
  }, [bar])
}
