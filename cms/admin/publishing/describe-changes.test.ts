import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { byLanguage } from '#business/languages/languages.ts'
import { describeChanges } from './describe-changes.ts'

const heading = { name: 'heading', type: 'text', label: 'Heading', localized: true }
const fields = [
  { name: 'year', type: 'number', label: 'Founded' },
  { name: 'hero', type: 'group', label: 'Hero', flattenedFields: [heading] },
  { name: 'cards', type: 'array', label: 'Cards', flattenedFields: [heading] },
] as unknown as FlattenedField[]
const content = { year: 1998, hero: { heading: 'Clean' }, cards: [{ id: '1', heading: 'Fast' }] }
const before = byLanguage(() => content)

it.each([
  ['nothing', {}, []],
  ['English', { en: { ...content, hero: { heading: 'New' } } }, ['Hero: Heading']],
  ['Hindi', { hi: { ...content, hero: { heading: 'नया' } } }, ['Hero: Heading (हिंदी)']],
  [
    'rows in two languages',
    {
      hi: { ...content, cards: [{ id: '2', heading: 'तेज़' }] },
      mr: { ...content, cards: [{ id: '2', heading: 'जलद' }] },
    },
    ['Cards (हिंदी, मराठी)'],
  ],
  ['a shared field', byLanguage(() => ({ ...content, year: 1999 })), ['Founded']],
])('describes a change of %s', (_, after, labels) =>
  expect(describeChanges(fields, before, { ...before, ...after })).toEqual(labels),
)
