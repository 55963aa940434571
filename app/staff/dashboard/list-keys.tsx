import { type RefObject, useEffect, useRef } from 'react'
import { useShortcut } from '#app/staff/shell/read-shortcut.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { bulkFormId } from './bulk-actions.tsx'

const listKeys = [
  ['j ↓', 'Next booking'],
  ['k ↑', 'Previous booking'],
  ['Enter', 'Open or close'],
  ['c', 'Confirm, also what is selected'],
  ['s', 'Next step'],
  ['x', 'Select'],
  ['e', 'Edit'],
  ['b', 'Bill'],
  ['n', 'New booking'],
  ['u', 'Undo'],
  ['Esc', 'Close'],
  ['/', 'Search bookings'],
  ['Ctrl K', 'Go to a booking, customer or page'],
  ['?', 'Show shortcuts'],
] as const

/** Act once if pressed twice within a second: the first press may move the focus to another row. */
const actingKeys = ['c', 's', 'x']
const secondPressMs = 1000

export type ListRef = RefObject<HTMLElement | null>

/** `index` is the row that contains `element`, or -1. */
export function findRows(list: ListRef, element: Element | null) {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const item = element?.closest('li:has([data-line])')
  return { rows, index: rows.findIndex((row) => item?.contains(row)) }
}

interface ListKeys {
  closeAll: () => void
  /** With the reference of the row that has the focus now. */
  onMove: (reference: string) => void
}

export function useListKeys(list: ListRef, { closeAll, onMove }: ListKeys): void {
  const last = useRef({ key: '', at: 0 })
  useShortcut((key, event) => {
    const { rows, index } = findRows(list, document.activeElement)
    const row = rows[index]?.closest('li')
    const click = (selector: string) => row?.querySelector<HTMLElement>(selector)?.click()
    const moveTo = (row: HTMLElement | undefined) => {
      if (!row) return
      row.focus()
      onMove(row.dataset.line!)
    }
    const moves = {
      j: () => moveTo(rows[Math.min(index + 1, rows.length - 1)]),
      k: () => moveTo(rows[Math.max(index - 1, 0)]),
    }
    const actions: Record<string, () => void> = {
      ...moves,
      // Elsewhere they scroll the page.
      ...(index >= 0 && { ArrowDown: moves.j, ArrowUp: moves.k }),
      c: () => {
        if (list.current?.querySelector('input[name=selected]:checked')) confirmSelected(list)
        else click('button[value=confirmed]')
      },
      s: () => click('[data-next] :is(button, summary)'),
      x: () => click('input[name=selected]'),
      '?': showShortcuts,
      Escape: () => {
        if (closeMenus(document.body)) return
        closeAll()
        rows[index]?.focus()
      },
    }
    const action = actions[key]
    if (!action) return
    event.preventDefault()
    const isSecond = key === last.current.key && event.timeStamp - last.current.at < secondPressMs
    if (isSecond && actingKeys.includes(key)) return
    last.current = { key, at: event.timeStamp }
    action()
  })
}

/** A press elsewhere closes the menu of a row. */
export function useCloseMenus(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => closeMenus(target as Element)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}

/** Except one that contains `target`. True if one was open. */
function closeMenus(target: Element): boolean {
  const menus = document.querySelectorAll<HTMLDetailsElement>('[data-line-menu][open]')
  const others = [...menus].filter((menu) => !menu.contains(target))
  for (const menu of others) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus()
    menu.open = false
  }
  return others.length > 0
}

function confirmSelected(list: ListRef): void {
  const button = list.current?.querySelector<HTMLElement>(`#${bulkFormId} button[value=confirmed]`)
  const question = button?.closest('details')
  if (!question) return button?.click()
  question.open = true
  button?.focus()
}

const dialogId = 'shortcuts'

function showShortcuts(): void {
  document.querySelector<HTMLDialogElement>(`#${dialogId}`)?.showModal()
}

export function ShortcutsButton() {
  return (
    <button
      type="button"
      className="min-h-9 text-sm link max-lg:hidden noscript:hidden"
      onClick={showShortcuts}
    >
      Shortcuts
    </button>
  )
}

export function ShortcutsDialog() {
  return (
    <dialog
      id={dialogId}
      aria-labelledby="keys"
      className="m-auto rounded-card border border-ink bg-white p-6 text-ink backdrop:bg-ink/40"
    >
      <h2 id="keys" className="text-lg font-bold">
        Keyboard shortcuts
      </h2>
      <dl className="mt-3 space-y-2">
        {listKeys.map(([key, act]) => (
          <div key={key} className="grid grid-cols-[6rem_1fr] items-center">
            <dt>
              <kbd className="rounded border border-line-strong bg-paper px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-5">
        <Button type="submit" look="quiet">
          Close
        </Button>
      </form>
    </dialog>
  )
}
