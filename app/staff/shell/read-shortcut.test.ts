import { expect, it } from 'vitest'
import { readShortcut } from './read-shortcut.ts'

it.each([
  [{ key: 'c', code: 'KeyC' }, 'c'],
  // Caps Lock.
  [{ key: 'C', code: 'KeyC' }, 'c'],
  // Hindi.
  [{ key: 'म', code: 'KeyC' }, 'c'],
  [{ key: 'य', code: 'Slash' }, '/'],
  [{ key: 'य़', code: 'Slash', shiftKey: true }, '?'],
  // Dvorak, where the key J has the place of C.
  [{ key: 'j', code: 'KeyC' }, 'j'],
  [{ key: '?', code: 'Minus', shiftKey: true }, '?'],
  [{ key: 'Escape', code: 'Escape' }, 'Escape'],
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+k'],
  [{ key: 'क', code: 'KeyK', metaKey: true }, 'mod+k'],
  [{ key: 'c', code: 'KeyC', altKey: true }, null],
  [{ key: 'म', code: 'KeyC', isComposing: true }, null],
])('reads %j as %j', (event, shortcut) => {
  expect(readShortcut(event as KeyboardEvent)).toBe(shortcut)
})

it('leaves text inputs alone', () => {
  const target = { closest: () => ({}) } as unknown as Element
  expect(readShortcut({ key: 'c', code: 'KeyC', target } as unknown as KeyboardEvent)).toBeNull()
})
