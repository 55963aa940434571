import { useEffect, useEffectEvent } from 'react'

const textInputSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/**
 * Returns the key as on a Latin keyboard in lower case: Hindi layouts send other letters. `mod+k`
 * with Ctrl or ⌘. Null in text inputs and with Alt.
 */
export function readShortcut(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing) return null
  if ((event.target as Partial<Element> | null)?.closest?.(textInputSelector)) return null
  return (event.ctrlKey || event.metaKey ? 'mod+' : '') + latinKey(event)
}

function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  if (code.startsWith('Key')) return code.slice('Key'.length).toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return key
}

export function useShortcut(onShortcut: (key: string, event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = readShortcut(event)
    const isCovered = document.querySelector('dialog[open], :popover-open') !== null
    if (key && !isCovered) onShortcut(key, event)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
