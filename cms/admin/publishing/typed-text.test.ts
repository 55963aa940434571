import { expect, it } from 'vitest'
import { typedText } from './typed-text.ts'

const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

it('lists what an editor typed, with the names of the fields', () => {
  const fields = {
    title: { value: 'Ironing and folding', initialValue: 'Ironing' },
    text: { value: richText('By hand'), initialValue: richText('By steam') },
    'items.0.price': { value: 45, initialValue: 40 },
    'hero.longText': { value: 'New' },
    slug: { value: 'ironing', initialValue: 'ironing' },
    note: { value: richText('Same'), initialValue: richText('Same') },
    emptied: { value: '', initialValue: 'Old' },
    isShown: { value: true, initialValue: false },
    updatedAt: { value: '2026-11-28', initialValue: '2026-11-27' },
  }
  expect(typedText(fields)).toBe(
    [
      'Title\nIroning and folding',
      'Text\nBy hand',
      'Items 1 > Price\n45',
      'Hero > Long Text\nNew',
    ].join('\n\n'),
  )
})

it('is empty if nothing was typed', () => {
  expect(typedText({ title: { value: 'Ironing', initialValue: 'Ironing' } })).toBe('')
})
