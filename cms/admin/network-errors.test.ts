import { describe, expect, it } from 'vitest'
import { explainNetworkErrors } from './network-errors.tsx'

const sentence = 'The server cannot be reached. Check your connection, then try again.'
const fail = (error: Error) => explainNetworkErrors(() => Promise.reject(error))

describe('explainNetworkErrors', () => {
  it.each([
    ['a form', { method: 'POST', body: new FormData() }],
    ['a read', undefined],
  ])('throws a sentence for %s', async (_, init) => {
    const send = fail(new TypeError('Failed to fetch'))
    await expect(send('/api/globals/home-page', init)).rejects.toThrow(sentence)
  })

  it('answers other actions with the sentence', async () => {
    const answer = await fail(new TypeError('Load failed'))('/api/offers/1', { method: 'delete' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ errors: [{ message: sentence }] })
  })

  it('passes on aborts and answers', async () => {
    const abort = new DOMException('signal is aborted', 'AbortError')
    await expect(fail(abort)('/api/offers', { method: 'POST' })).rejects.toBe(abort)
    const answer = Response.json({})
    expect(await explainNetworkErrors(() => Promise.resolve(answer))('/api')).toBe(answer)
  })
})
