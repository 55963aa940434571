import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryOffline } from './retry-offline.ts'

afterEach(() => vi.unstubAllGlobals())

const offline = new TypeError('Failed to fetch')
const { signal } = new AbortController()
const post = { method: 'POST', signal }

async function send(path: string, init: RequestInit, openPath: string, failure: Error = offline) {
  vi.stubGlobal('location', { pathname: openPath })
  const network = vi.fn(fetch).mockRejectedValueOnce(failure).mockResolvedValueOnce(new Response())
  const waitForRetry = vi.fn(() => Promise.resolve())
  const request = retryOffline(network, waitForRetry)(new URL(path, 'https://shop.test'), init)
  const outcome = await request.then(
    () => 'sent',
    () => 'failed',
  )
  return { outcome, waits: waitForRetry.mock.calls.length }
}

describe('retryOffline', () => {
  it.each<[string, string, RequestInit, string]>([
    ['the data of a page', '/admin/messages.data', { signal }, '/admin/dashboard'],
    ['the code of a page', '/__manifest?p=%2Fadmin', { signal }, '/admin/dashboard'],
    ['a form sent again after sign-in', '/admin/messages/1.data', post, '/admin/login'],
  ])('waits with %s', async (_, path, init, openPath) => {
    expect(await send(path, init, openPath)).toEqual({ outcome: 'sent', waits: 1 })
  })

  it.each<[string, string, RequestInit, string, Error?]>([
    ['a form', '/admin/messages/1.data', post, '/admin/messages/1'],
    ['sign-in', '/admin/login.data', post, '/admin/login'],
    ['other requests', '/admin/dashboard/counts', { signal }, '/admin/dashboard'],
    ['pages that are not opened yet', '/__manifest', {}, '/admin/dashboard'],
    ['a request replaced by another', '/admin.data', { signal }, '/admin', new DOMException()],
  ])('leaves %s to the caller', async (_, path, init, openPath, failure) => {
    expect(await send(path, init, openPath, failure)).toEqual({ outcome: 'failed', waits: 0 })
  })
})
