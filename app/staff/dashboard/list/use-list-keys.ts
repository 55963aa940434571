import { type RefObject, useEffect, useRef } from 'react'
import { bulkActs } from '#app/staff/booking/booking-forms.ts'
import { readShortcut } from '#app/staff/shell/read-shortcut.ts'

/** Shortcuts for the focused row, or the first one. */
export const listKeys = [
  ['j', 'Next booking'],
  ['k', 'Previous booking'],
  ['Enter', 'Open or close'],
  ['c', 'Confirm, also what is selected'],
  ['s', 'Next step'],
  ['x', 'Select'],
  ['u', 'Undo'],
  ['Esc', 'Close'],
  ['/', 'Search'],
  ['?', 'Show shortcuts'],
] as const

/** Act once if pressed twice within a second: the first press may move the focus to another row. */
const actingKeys = ['c', 's', 'x']
const secondPressMs = 1000

export function useListKeys(list: RefObject<HTMLElement | null>, closeAll: () => void): void {
  const last = useRef({ key: '', at: 0 })
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
        c: () => {
          if (list.current?.querySelector('input[name=selected]:checked')) confirmSelected(list)
          else click('button[value=confirmed]')
        },
        s: () => click('button[name=step]'),
        x: () => click('input[name=selected]'),
        '?': () => list.current?.querySelector<HTMLDialogElement>('dialog')?.showModal(),
        Escape: () => {
          closeAll()
          rows[index]?.focus()
        },
      }
      const key = readShortcut(event) ?? ''
      const action = actions[key]
      if (!action || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const isSecond = key === last.current.key && event.timeStamp - last.current.at < secondPressMs
      if (isSecond && actingKeys.includes(key)) return
      last.current = { key, at: event.timeStamp }
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, closeAll])
}

/** Asks first where the button does. */
function confirmSelected(list: RefObject<HTMLElement | null>): void {
  const button = list.current?.querySelector<HTMLElement>(`button[value=${bulkActs.confirmed}]`)
  const question = button?.closest('details')
  if (!question) return button?.click()
  question.open = true
  button?.focus()
}
