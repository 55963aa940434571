import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '#app/staff/shell/drafts.tsx'
import { chooseDraftKey, describeCaller, forgetBookingDrafts } from './booking-drafts.ts'

const [asha, meera] = ['9876543210', '9123406789']
const draftOf = (phone: string) => JSON.stringify([['phone', phone]])
const isKept = (key: string) => readDraft('me', key) !== undefined

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the drafts of two callers apart', () => {
  writeDraft('me', chooseDraftKey('me', null), draftOf(asha))
  expect(chooseDraftKey('me', meera)).not.toBe(chooseDraftKey('me', null))
  expect(chooseDraftKey('me', asha)).toBe(chooseDraftKey('me', null))
  writeDraft('me', `new-booking ${asha}`, draftOf(asha))
  expect(chooseDraftKey('me', asha)).toBe(`new-booking ${asha}`)
})

it('forgets the drafts of the booked caller, and no other', () => {
  writeDraft('me', 'note-1', 'Ring twice')
  writeDraft('me', 'new-booking', draftOf(`+91 ${asha}`))
  writeDraft('me', `new-booking ${meera}`, draftOf(meera))
  forgetBookingDrafts(asha, asha)
  expect(['new-booking', `new-booking ${meera}`, 'note-1'].map(isKept)).toEqual([false, true, true])
  // The number was corrected before the booking.
  forgetBookingDrafts(meera, asha)
  expect(isKept(`new-booking ${meera}`)).toBe(false)
})

it('names the caller of a draft', () => {
  const draft = new FormData()
  expect(describeCaller(draft)).toBe('')
  draft.set('phone', asha)
  expect(describeCaller(draft)).toBe('98765 43210')
  draft.set('name', 'Asha')
  expect(describeCaller(draft)).toBe('Asha, 98765 43210')
})
