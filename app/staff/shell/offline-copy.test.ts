import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteOfflineCopy, storeOfflineCopy } from './offline-copy.ts'

/** As in browsers, an opened cache accepts entries after its deletion, but nobody finds them. */
let stored: Map<string, Response> | undefined

const fakeCaches = {
  open: () => {
    const entries = (stored ??= new Map<string, Response>())
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      addAll: () => Promise.resolve(),
      put: (path: string, page: Response) => Promise.resolve(entries.set(path, page)),
    })
  },
  delete: () => Promise.resolve((stored = undefined)),
}

beforeEach(() => {
  stored = undefined
  vi.stubGlobal('caches', fakeCaches)
  vi.stubGlobal('location', { pathname: '/admin/run-sheet', search: '' })
})
afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const hasCopy = () => stored?.has('/admin/run-sheet') ?? false

it('stores the open page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Run sheet')))
  expect(await storeOfflineCopy(signal)).toBe(true)
  expect(hasCopy()).toBe(true)
})

it('stores no copy that was requested before the deletion', async () => {
  vi.stubGlobal('fetch', async () => {
    // As another tab does at sign-out.
    await deleteOfflineCopy()
    return new Response('Run sheet')
  })
  await storeOfflineCopy(signal)
  expect(hasCopy()).toBe(false)
})

it('deletes the copy once the user may no longer see it', async () => {
  for (const answer of [new Response(null, { status: 403 }), { type: 'opaqueredirect' }]) {
    stored = new Map([['/admin/run-sheet', new Response('Run sheet')]])
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    expect(await storeOfflineCopy(signal)).toBe(true)
    expect(hasCopy()).toBe(false)
  }
})
