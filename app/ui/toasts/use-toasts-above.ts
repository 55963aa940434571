import { type RefObject, useEffect } from 'react'

const gapPx = 8

/** Shows toasts above a sticky bar of buttons and its open question, wherever they are. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const update = () => {
      const parts = [element, ...element.querySelectorAll('details[open] > *')]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const shown = boxes.filter(({ height, top }) => height > 0 && top < window.innerHeight)
      const top = Math.min(...shown.map((box) => box.top))
      // Toasts do not reach a bar in the upper half.
      const isBelow = top > window.innerHeight / 2 - gapPx
      const bottom = isBelow ? Math.ceil(window.innerHeight - top) + gapPx : 0
      style.setProperty('--toast-bar', `${Number.isFinite(bottom) ? bottom : 0}px`)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    element.addEventListener('toggle', update, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
      element.removeEventListener('toggle', update, true)
      style.removeProperty('--toast-bar')
    }
  }, [bar])
}
