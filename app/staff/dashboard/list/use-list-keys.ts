import { type RefObject, useEffect } from 'react'
import { readShortcut } from '#app/staff/shell/parts/read-shortcut.ts'

/** Shortcuts for the focused row, or the first one. */
export const listKeys = [
  ['j', 'Next booking'],
  ['k', 'Previous booking'],
  ['Enter', 'Open or close'],
  ['c', 'Confirm'],
  ['s', 'Next step'],
  ['x', 'Select'],
  ['u', 'Undo'],
  ['Esc', 'Close'],
  ['/', 'Search'],
  ['?', 'Show shortcuts'],
] as const

export function useListKeys(list: RefObject<HTMLElement | null>, closeAll: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const item = document.activeElement?.closest('li:has([data-line])')
      const index = rows.findIndex((row) => item?.contains(row))
      const row = rows[index]?.closest('li')
      const click = (selector: string) => row?.querySelector<HTMLElement>(selector)?.click()
      const actions: Record<string, () => void> = {
        j: () => rows[Math.min(index + 1, rows.length - 1)]?.focus(),
        k: () => rows[Math.max(index - 1, 0)]?.focus(),
        c: () => click('button[value=confirmed]'),
        s: () => click('button[name=step]'),
        x: () => click('input[name=selected]'),
        '?': () => list.current?.querySelector<HTMLDialogElement>('dialog')?.showModal(),
        Escape: () => {
          closeAll()
          rows[index]?.focus()
        },
      }
      const action = actions[readShortcut(event) ?? '']
      if (!action || document.querySelector('dialog[open]')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, closeAll])
}
