import { useEffect } from 'react'

const secondTapMs = 1000
const samePlacePx = 24

export interface Tap {
  at: number
  button: unknown
  place: { x: number; y: number } | null
}

/** True for the same button, or another one that has taken its place. */
export function isSecondTap(first: Tap | null, tap: Tap): boolean {
  if (!first || tap.at - first.at >= secondTapMs) return false
  if (tap.button === first.button) return true
  if (!tap.place || !first.place) return false
  return Math.hypot(tap.place.x - first.place.x, tap.place.y - first.place.y) < samePlacePx
}

/** Covers all forms that change something. Input in between allows another tap. */
export function useIgnoreSecondTap(): void {
  useEffect(() => {
    let first: Tap | null = null
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (button?.type !== 'submit' || !button.form) return
      if ((button.formMethod || button.form.method) !== 'post') return
      const { timeStamp: at, detail, clientX: x, clientY: y } = event
      const tap = { at, button, place: detail > 0 ? { x, y } : null }
      if (!isSecondTap(first, tap)) {
        first = tap
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onInput = () => {
      first = null
    }
    // Before React's listener.
    window.addEventListener('click', onClick, true)
    window.addEventListener('input', onInput, true)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('input', onInput, true)
    }
  }, [])
}
