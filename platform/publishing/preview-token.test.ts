import { expect, it } from 'vitest'
import { previewEnd, previewToken } from './preview-token.ts'

const morning = new Date('2026-11-26T09:30:00+05:30')
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1000)

it('opens drafts for a day, to the full hour', () => {
  const token = previewToken('secret', morning)
  expect(previewEnd('secret', token, morning)).toEqual(hoursLater(24))
  expect(previewEnd('secret', token, new Date(hoursLater(24).getTime() - 1))).not.toBeNull()
  expect(previewEnd('secret', token, hoursLater(24))).toBeNull()
})

it('is the same within an hour', () => {
  expect(previewToken('secret', hoursLater(0.1))).toBe(previewToken('secret', hoursLater(0.9)))
  expect(previewToken('secret', hoursLater(0.1))).not.toBe(previewToken('secret', hoursLater(1.1)))
})

it('is worth nothing with another secret, another end or another form', () => {
  const token = previewToken('secret', morning)
  const [end, signature] = token.split('.')
  const later = (parseInt(end!, 36) + 1).toString(36)
  expect(previewEnd('other', token, morning)).toBeNull()
  expect(previewEnd('secret', `${later}.${signature}`, morning)).toBeNull()
  for (const text of ['', '.', 'x', `${end}.`, `.${signature}`, `${end}.${signature}x`]) {
    expect(previewEnd('secret', text, morning)).toBeNull()
  }
})
