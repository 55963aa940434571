import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const worker = new Script(readFileSync('public/admin/run-sheet-worker.js', 'utf8'))
const sheet = 'https://saaf.example/admin/run-sheet?date=2026-11-26'
const now = new Date('2026-11-26T12:00:00.000Z')
const oldestMs = 24 * 60 * 60 * 1000

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

interface FetchEvent {
  request: Pick<Request, 'url' | 'method' | 'mode'>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const withUrl = (response: Response, url: string) =>
  Object.defineProperty(response, 'url', { value: url })

/** Runs the worker with one copy of the sheet and one file; null without a copy. */
function startWorker(copyAgeMs: number | null, fetchPage: () => Promise<Response>) {
  const stored = new Map([['https://saaf.example/assets/page.js', new Response('stored file')]])
  if (copyAgeMs !== null) {
    const headers = { Date: new Date(now.getTime() - copyAgeMs).toUTCString() }
    stored.set('/admin/run-sheet', withUrl(new Response('copy', { headers }), sheet))
  }
  const caches = {
    match: (key: string | { url: string }) =>
      Promise.resolve(stored.get(typeof key === 'string' ? key : key.url)),
    delete: (name: string) => Promise.resolve(name === 'run-sheet' && stored.clear()),
  }
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const context = {
    ...{ caches, fetch: fetchPage, Response, URL, Date, setTimeout },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
  }
  worker.runInContext(createContext(context))
  const open = (url = sheet, request: object = { mode: 'navigate', method: 'GET' }) => {
    const event = {
      request: { url, ...request } as FetchEvent['request'],
      respondWith: vi.fn<FetchEvent['respondWith']>(),
      waitUntil: vi.fn<FetchEvent['waitUntil']>(),
    }
    listeners.get('fetch')!(event)
    const answer = event.respondWith.mock.calls[0]?.[0]
    answer?.catch(() => {})
    /** Until then, the browser does not stop the worker. */
    const done = async () => {
      expect(event.waitUntil).toHaveBeenCalledOnce()
      await event.waitUntil.mock.calls[0]![0]
    }
    return { answer, done }
  }
  return { open, hasCopy: () => stored.has('/admin/run-sheet') }
}

const delayed =
  (ms: number, status = 200) =>
  () =>
    new Promise<Response>((resolve) => setTimeout(resolve, ms, new Response('page', { status })))
const answered = (status: number) => () => Promise.resolve(new Response('page', { status }))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (answer?: Promise<Response>) => (await answer)?.text()

describe('run sheet', () => {
  it.each([
    [200, 'page'],
    [404, 'page'],
    [499, 'page'],
    [500, 'copy'],
    [503, 'copy'],
  ])('answers a status of %d with the %s', async (status, text) => {
    const { open, hasCopy } = startWorker(0, answered(status))
    expect(await textOf(open().answer)).toBe(text)
    expect(hasCopy()).toBe(true)
  })

  it('shows the copy without a network', async () => {
    expect(await textOf(startWorker(0, offline).open().answer)).toBe('copy')
  })

  it('shows the answer or error of the network if there is no copy', async () => {
    expect((await startWorker(null, answered(503)).open().answer)?.status).toBe(503)
    await expect(startWorker(null, offline).open().answer).rejects.toThrow('Failed to fetch')
  })

  it.each([
    [oldestMs, 'copy', true],
    [oldestMs + 1000, 'page', false],
  ])('shows, with a copy that is %d ms old, the %s', async (age, text, isStored) => {
    const { open, hasCopy } = startWorker(age, answered(500))
    expect(await textOf(open().answer)).toBe(text)
    expect(hasCopy()).toBe(isStored)
  })

  it.each([
    [4999, 'page'],
    [5001, 'copy'],
  ])('answers a request that takes %d ms with the %s', async (delayMs, text) => {
    const { answer } = startWorker(0, delayed(delayMs)).open()
    await vi.advanceTimersByTimeAsync(delayMs)
    expect(await textOf(answer)).toBe(text)
  })

  it('waits longer than five seconds if there is no copy', async () => {
    const { answer } = startWorker(null, delayed(60_000)).open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await textOf(answer)).toBe('page')
  })

  const signedOut = () =>
    Promise.resolve(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))

  it.each([
    ['a 403', answered(403)],
    ['a redirect to sign-in', signedOut],
  ])('deletes the copy on %s', async (_, fetchPage) => {
    const { open, hasCopy } = startWorker(0, fetchPage)
    expect(await textOf(open().answer)).not.toBe('copy')
    expect(hasCopy()).toBe(false)
  })

  it('deletes the copy when a 403 arrives after five seconds', async () => {
    const { open, hasCopy } = startWorker(0, delayed(9000, 403))
    const { answer, done } = open()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await textOf(answer)).toBe('copy')
    await vi.advanceTimersByTimeAsync(4000)
    await done()
    expect(hasCopy()).toBe(false)
  })

  it('redirects another day to the copy', async () => {
    const other = await startWorker(0, offline).open(sheet.replace('26', '27')).answer
    expect([other?.status, other?.headers.get('Location')]).toEqual([302, sheet])
    expect(await textOf(startWorker(0, offline).open(`${sheet}#slot`).answer)).toBe('copy')
  })
})

it('answers built files from the copy, and other requests not at all', async () => {
  const { open } = startWorker(0, answered(200))
  const file = { mode: 'cors', method: 'GET' }
  expect(await textOf(open('https://saaf.example/assets/page.js', file).answer)).toBe('stored file')
  expect(await textOf(open('https://saaf.example/assets/new.js', file).answer)).toBe('page')
  expect(open('https://saaf.example/admin/dashboard').answer).toBeUndefined()
  expect(open(sheet, { mode: 'navigate', method: 'POST' }).answer).toBeUndefined()
  expect(open(sheet, { mode: 'cors', method: 'GET' }).answer).toBeUndefined()
})
