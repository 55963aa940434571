import { type RefObject, useEffect } from 'react'

/** Shortcuts for the focused row, or the first one. */
export const listKeys = [
  ['j', 'Next booking'],
  ['k', 'Previous booking'],
  ['Enter', 'Open or close'],
  ['c', 'Confirm'],
  ['x', 'Select'],
  ['Esc', 'Close'],
  ['/', 'Search'],
  ['?', 'Show shortcuts'],
] as const

/** No shortcuts in these fields. */
export const textInputSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

export function useListKeys(list: RefObject<HTMLElement | null>, closeAll: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(textInputSelector)) return
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const item = document.activeElement?.closest('li:has([data-line])')
      const index = lines.findIndex((line) => item?.contains(line))
      const line = lines[index]?.closest('li')
      const click = (selector: string) => line?.querySelector<HTMLElement>(selector)?.click()
      const actions: Record<string, () => void> = {
        j: () => lines[Math.min(index + 1, lines.length - 1)]?.focus(),
        k: () => lines[Math.max(index - 1, 0)]?.focus(),
        c: () => click('button[name=to][value=confirmed]'),
        x: () => click('input[name=selected]'),
        '?': () => list.current?.querySelector<HTMLDialogElement>('dialog')?.showModal(),
        Escape: () => {
          closeAll()
          lines[index]?.focus()
        },
      }
      const action = actions[key]
      if (!action || document.querySelector('dialog[open]')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, closeAll])
}
