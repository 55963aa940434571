import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { sampleBooking } from '#platform/mail/sample-booking.ts'
import { applyCorrection } from './correct-booking.ts'

const now = new Date('2026-11-25T06:00:00.000Z')
const booking = sampleBooking('pending', now, 'en')
const correct = (data: object) =>
  applyCorrection({
    ...{ before: booking, data: { ...booking, ...data }, now },
    ...{ command: {}, channel: 'dashboard', req: {} as PayloadRequest },
  })

it.each([
  [{ language: 'hi' }, { type: 'corrected', text: 'language' }],
  [
    { language: 'hi', name: 'Asha K' },
    { type: 'corrected', text: 'name, language' },
  ],
  [{ language: 'en', express: false }, undefined],
])('records for %j: %j', async (data, event) => expect((await correct(data)).event).toEqual(event))
