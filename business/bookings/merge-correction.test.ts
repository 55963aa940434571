import { describe, expect, it } from 'vitest'
import type { Language } from '#business/languages/languages.ts'
import { pickDetails } from './fields.ts'
import {
  type EditableBooking,
  mapBoxes,
  mergeCorrection,
  pickLastChange,
} from './merge-correction.ts'

const seen: EditableBooking = {
  ...pickDetails({}),
  ...mapBoxes(() => false),
  name: 'Asha',
  phone: '9876543210',
  address: 'Hill Road 400050',
  items: '2 sheets',
  branch: 'bandra',
  language: 'en',
  date: '2026-11-26',
  time: '11AM-1PM',
}

const merge = (typed: Partial<EditableBooking>, changedMeanwhile: Partial<EditableBooking> = {}) =>
  mergeCorrection({ seen, typed, current: { ...seen, ...changedMeanwhile } })

describe('mergeCorrection', () => {
  it('returns changed fields only', () => {
    expect(merge({ ...seen, name: 'Asha K', items: null })).toEqual({
      changes: { name: 'Asha K', items: null },
      conflicts: [],
    })
    expect(merge(seen).changes).toEqual({})
    expect(merge({ branch: undefined }).changes).toEqual({})
  })

  it('returns a changed language, and reports two changes of it', () => {
    const [hindi, marathi] = ['hi', 'mr'] as unknown as [Language, Language]
    expect(merge({ ...seen, language: hindi }).changes).toEqual({ language: 'hi' })
    expect(merge({ ...seen, language: hindi }, { language: marathi }).conflicts).toEqual([
      { field: 'language', typed: 'hi', current: 'mr' },
    ])
  })

  it('returns a change of express, and reports two opposite ones', () => {
    expect(merge({ ...seen, express: true }).changes).toEqual({ express: true })
    expect(merge({ ...seen, express: true }, { express: true }).changes).toEqual({})
    expect(merge({ ...seen, express: false }, { express: true }).changes).toEqual({})
    const current = { ...seen, express: true }
    expect(mergeCorrection({ seen: null, typed: seen, current }).conflicts).toContainEqual({
      ...{ field: 'express', typed: 'no', current: 'yes' },
    })
  })

  it('ignores how browsers send line breaks', () => {
    const address = 'Flat 3\nHill Road'
    const typed = { ...seen, address: 'Flat 3\r\nHill Road' }
    const current = { ...seen, address }
    expect(mergeCorrection({ seen: current, typed, current }).changes).toEqual({})
  })

  it('leaves what someone else changed, and accepts the same change twice', () => {
    const changedMeanwhile = { address: 'Hill Road 2, 400050', name: 'Asha K' }
    expect(merge({ ...seen, name: 'Asha K', items: null }, changedMeanwhile)).toEqual({
      changes: { items: null },
      conflicts: [],
    })
  })

  it('returns both values of a field that two people changed', () => {
    const { conflicts } = merge({ ...seen, name: 'Asha K', email: 'a@b.in' }, { name: 'Asha J' })
    expect(conflicts).toEqual([{ field: 'name', typed: 'Asha K', current: 'Asha J' }])
  })

  it('counts date and time as one field', () => {
    const { changes, conflicts } = merge({ ...seen, time: '9AM-11AM' }, { date: '2026-11-27' })
    expect(changes).toEqual({ date: '2026-11-26', time: '9AM-11AM' })
    expect(conflicts).toEqual([
      { field: 'pickup', typed: '2026-11-26, 9AM-11AM', current: '2026-11-27, 11AM-1PM' },
    ])
  })

  it('does not let a new pincode replace a branch that someone else chose', () => {
    const typed = { ...seen, address: 'Versova 400061' }
    expect(merge(typed).conflicts).toEqual([])
    expect(merge(typed, { branch: 'juhu' }).conflicts).toEqual([
      { field: 'branch', typed: 'bandra', current: 'juhu' },
    ])
    expect(
      merge({ ...seen, address: 'Hill Road 2, 400050' }, { branch: 'juhu' }).conflicts,
    ).toEqual([])
  })

  it('treats each difference as a conflict if the form does not say what it showed', () => {
    const { conflicts } = mergeCorrection({ seen: null, typed: { name: 'Asha K' }, current: seen })
    expect(conflicts).toEqual([{ field: 'name', typed: 'Asha K', current: 'Asha' }])
  })
})

it('finds the last change of a field', () => {
  const events = [
    { type: 'corrected', text: 'name, address' },
    { type: 'rescheduled' },
    { type: 'corrected', text: 'address' },
    { type: 'noted', text: 'name' },
  ] as const
  expect(pickLastChange('name', events)).toBe(events[0])
  expect(pickLastChange('address', events)).toBe(events[2])
  expect(pickLastChange('pickup', events)).toBe(events[1])
  expect(pickLastChange('email', events)).toBeUndefined()
})
