import { expect, it } from 'vitest'
import { pickLanguage } from './localized-text.ts'

const stored = {
  id: 1,
  intro: { heading: { en: 'Prices', hi: 'दाम' }, text: { en: 'What it costs', hi: '' } },
  days: [{ label: { en: 'Diwali' } }],
  closing: { en: 'Bye' },
  signature: { en: '' },
  group: {},
}

it('picks the texts of English', () =>
  expect(pickLanguage('en', stored, { closing: 'Bye' })).toEqual({
    id: 1,
    intro: { heading: 'Prices', text: 'What it costs' },
    days: [{ label: 'Diwali' }],
    closing: 'Bye',
    signature: '',
    group: {},
  }))

it('picks translations, or edited English texts', () =>
  expect(pickLanguage('hi', stored, { intro: { text: 'Ours' }, closing: 'Bye' })).toEqual({
    id: 1,
    intro: { heading: 'दाम', text: 'What it costs' },
    days: [{ label: 'Diwali' }],
    signature: '',
    group: {},
  }))

it('accepts a document that was never saved', () => expect(pickLanguage('en', {})).toEqual({}))
