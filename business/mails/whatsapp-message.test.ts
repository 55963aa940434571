import { expect, it } from 'vitest'
import { dates, slots } from '#business/words/en.ts'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import { fillPlaceholders } from '#business/words/placeholders.ts'
import { whatsappMessage } from './whatsapp-message.ts'

const booking = {
  name: 'Asha',
  reference: '3F9A1C07',
  status: 'confirmed',
  date: '2026-11-26',
  time: '11AM-1PM',
  link: 'https://saaf.example/booking/manage/key',
} as const
const business = { name: 'Saaf', phone: null }
const words = { dates, defaultTexts, slots }

it('fills the text for the status', () => {
  const texts = { confirmed: 'नमस्ते {name}, {business}: {time}, {reference}', pending: 'नमस्ते' }
  expect(whatsappMessage(booking, texts, business, words)).toBe(
    'नमस्ते Asha, Saaf: 11AM-1PM, 3F9A1C07',
  )
})

it.each([{}, { confirmed: '' }, { confirmed: null, pending: 'Hello' }])(
  'uses the default text instead of %j',
  (texts) =>
    expect(whatsappMessage(booking, texts, business, words)).toBe(
      fillPlaceholders(defaultTexts.whatsapp.confirmed, {
        ...{ name: 'Asha', business: 'Saaf', reference: '3F9A1C07' },
        ...{ date: 'Thursday, 26 November 2026', time: '11AM-1PM' },
      }),
    ),
)

it('is null if a placeholder has no value', () =>
  expect(whatsappMessage(booking, { confirmed: '{phone}' }, business, words)).toBeNull())

it('links the page of the booking when the clothes are ready', () =>
  expect(
    whatsappMessage({ ...booking, readyAt: '2026-11-26T06:00:00.000Z' }, {}, business, words),
  ).toContain('Please choose when we deliver them: https://saaf.example/booking/manage/key'))

it('follows the clothes after the pickup', () => {
  const at = '2026-11-26T06:00:00.000Z'
  const message = (changes: object) =>
    whatsappMessage({ ...booking, ...changes }, { ready: '{name}: ready' }, business, words)
  const missedReason = 'nobody-home'
  expect(message({ missedReason })).toMatch(/could not collect.*choose a new time: https:/)
  expect(message({ missedReason, pickedUpAt: at })).toBeNull()
  expect(message({ pickedUpAt: at, readyAt: at })).toBe('Asha: ready')
  expect(message({ pickedUpAt: at, dispatchedAt: at })).toMatch(/on their way to you/)
  expect(message({ pickedUpAt: at, readyAt: at, status: 'completed' })).toMatch(/is delivered/)
})

it('is null while editors have disabled the text that fits the booking', () => {
  const at = '2026-11-26T06:00:00.000Z'
  const message = (changes: object, texts: object) =>
    whatsappMessage({ ...booking, ...changes }, texts, business, words)
  for (const texts of [{}, { confirmedSend: null }, { confirmedSend: true, readySend: false }]) {
    expect(message({}, texts)).not.toBeNull()
  }
  expect(message({}, { confirmedSend: false })).toBeNull()
  expect(message({ readyAt: at }, { confirmedSend: false })).not.toBeNull()
  expect(message({ readyAt: at }, { readySend: false })).toBeNull()
})
