import { describe, expect, it, vi } from 'vitest'
import { unsent } from '#business/words/staff.ts'
import { canReloadAfterAction, forgetOnceStored, keepPageOffline } from './keep-page-offline.ts'

/** As Remix throws it in browsers. */
const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: '' })

const send = (serverAction: () => Promise<unknown>) => {
  const form = new FormData()
  form.set('note', 'Ring twice')
  const request = new Request('https://shop.test/', { method: 'POST', body: form })
  return keepPageOffline(request, serverAction, { bookings: [] })
}

describe('keepPageOffline', () => {
  it.each<[string, Error, object]>([
    ['a network error', new TypeError('Failed to fetch'), unsent.offline],
    ['an unreadable answer', new Error('Unable to decode'), unsent.unanswered],
    ['a 503', errorResponse(503) as unknown as Error, unsent.unanswered],
  ])('returns what was typed after %s', async (_, failure, toast) => {
    const reply = await send(() => Promise.reject(failure))
    expect(reply).toMatchObject({ bookings: [], toast: { kind: 'error', ...toast } })
    expect((reply as { unsent: FormData }).unsent.get('note')).toBe('Ring twice')
    expect(canReloadAfterAction({ actionResult: reply })).toBe(false)
  })

  it.each<[string, unknown]>([
    ['a redirect', new Response(null, { status: 302 })],
    ['a redirect to sign-in', new Response(null, { status: 307 })],
    ['a refusal', errorResponse(403)],
  ])('throws %s', async (_, answer) => {
    await expect(send(() => Promise.reject(answer as Error))).rejects.toBe(answer)
  })

  it('returns the answer of the server, after which the page can reload', async () => {
    const actionResult = { toast: null }
    expect(await send(() => Promise.resolve(actionResult))).toBe(actionResult)
    expect(canReloadAfterAction({ actionResult, actionStatus: 409 })).toBe(true)
    expect(canReloadAfterAction({ actionResult, actionStatus: 503 })).toBe(false)
  })
})

describe('forgetOnceStored', () => {
  it.each([
    ['a redirect', new Response(null, { status: 302 }), true],
    ['a redirect to sign-in', new Response(null, { status: 307 }), false],
    ['a refusal', errorResponse(403), false],
  ])('throws %s, and forgets only after the first', async (_, answer, isForgotten) => {
    const forget = vi.fn()
    const sent = forgetOnceStored(() => Promise.reject(answer as unknown as Error), forget)
    await expect(sent).rejects.toBe(answer)
    expect(forget).toHaveBeenCalledTimes(isForgotten ? 1 : 0)
  })

  it('keeps the draft of a form that the server returns', async () => {
    const forget = vi.fn()
    expect(await forgetOnceStored(() => Promise.resolve('reply'), forget)).toBe('reply')
    expect(forget).not.toHaveBeenCalled()
  })
})
