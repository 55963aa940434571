import { type RefObject, useEffect } from 'react'

/** What a key does with the line that has the focus, or with the first one. */
export const listKeys = [
  ['j', 'Next booking'],
  ['k', 'Previous booking'],
  ['Enter', 'Open it, or close it'],
  ['c', 'Confirm it'],
  ['x', 'Select it'],
  ['Esc', 'Close what is open'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const

/** Who types means the letter and not the key. */
export const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Lets the list be worked through without a mouse. */
export function useListKeys(list: RefObject<HTMLElement | null>, closeAll: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(typing)) return
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      const item = document.activeElement?.closest('li:has([data-line])')
      const at = lines.findIndex((line) => item?.contains(line))
      const line = lines[at]?.closest('li')
      const press = (selector: string) => line?.querySelector<HTMLElement>(selector)?.click()
      const acts: Record<string, () => void> = {
        j: () => lines[Math.min(at + 1, lines.length - 1)]?.focus(),
        k: () => lines[Math.max(at - 1, 0)]?.focus(),
        c: () => press('button[name=to][value=confirmed]'),
        x: () => press('input[name=selected]'),
        '?': () => list.current?.querySelector<HTMLDialogElement>('dialog')?.showModal(),
        Escape: () => {
          closeAll()
          lines[at]?.focus()
        },
      }
      const act = acts[key]
      if (!act || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, closeAll])
}
