import { useEffect, useEffectEvent } from 'react'

const textInputSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/**
 * Returns the key as on a Latin keyboard in lower case: Hindi layouts send other letters. Null in
 * text inputs and with modifiers.
 */
export function readShortcut(event: KeyboardEvent): string | null {
  const { key, code } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null
  if ((event.target as Partial<Element> | null)?.closest?.(textInputSelector)) return null
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if (code.startsWith('Key')) return code.slice('Key'.length).toLowerCase()
  if (code === 'Slash') return event.shiftKey ? '?' : '/'
  return key
}

export function useShortcut(onShortcut: (key: string, event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = readShortcut(event)
    if (key) onShortcut(key, event)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
