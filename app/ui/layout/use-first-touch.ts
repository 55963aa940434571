import { useEffect } from 'react'

const touches = ['pointerdown', 'keydown', 'input'] as const

/** Runs once, when somebody first touches the page in whatever way: what only acting needs is loaded then. */
export function useFirstTouch(act: () => void): void {
  useEffect(() => {
    const forget = new AbortController()
    const touched = () => {
      forget.abort()
      act()
    }
    for (const touch of touches) document.addEventListener(touch, touched, forget)
    return () => forget.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
}
