import { expect, it } from 'vitest'
import { omitUnchangedValues } from './server-functions.ts'

it('omits values that the server stored unchanged, and keeps changed ones', () => {
  const sent = {
    title: { value: 'Laundry', initialValue: 'Wash' },
    text: { value: { root: { type: 'root', children: [] } } },
    note: { value: '' },
    slug: { value: '' },
  }
  const stored = {
    title: { value: 'Laundry', initialValue: 'Laundry', valid: true },
    text: { value: { root: { children: [], type: 'root' } } },
    note: { value: null },
    slug: { value: 'laundry', initialValue: 'laundry' },
    added: { value: 'Added by the server' },
    'rows.0.date': { initialValue: null, addedByServer: true },
  }
  expect(omitUnchangedValues(sent, stored)).toEqual({
    title: { valid: true },
    text: {},
    note: {},
    slug: { value: 'laundry', initialValue: 'laundry' },
    added: { value: 'Added by the server' },
    'rows.0.date': { addedByServer: true },
  })
})
