import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAllDrafts, forgetDraft, readDraft, writeDraft } from './drafts.tsx'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('returns a draft to its account only', () => {
  writeDraft('asha', 'note-1', 'Ring twice')
  expect(readDraft('asha', 'note-1')).toBe('Ring twice')
  expect(readDraft('meera', 'note-1')).toBeUndefined()
  writeDraft('meera', 'note-2', 'Call first')
  expect(readDraft('meera', 'note-1')).toBeUndefined()
  expect(readDraft('asha', 'note-1')).toBeUndefined()
})

it('removes the drafts of one account once another signs in', () => {
  writeDraft('asha', 'note-1', 'Ring twice')
  readDraft('meera', 'note-2')
  expect(sessionStorage.getItem('staff-drafts')).toBeNull()
})

it('forgets what is stored, and everything on request', () => {
  for (const key of ['note-1', 'note-2']) writeDraft('asha', key, 'Ring twice')
  forgetDraft('note-1')
  expect(readDraft('asha', 'note-1')).toBeUndefined()
  expect(readDraft('asha', 'note-2')).toBe('Ring twice')
  forgetAllDrafts()
  expect(readDraft('asha', 'note-2')).toBeUndefined()
})
