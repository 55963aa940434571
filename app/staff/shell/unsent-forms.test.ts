import { describe, expect, it, vi } from 'vitest'
import { unsent } from '#business/words/staff.ts'
import { canReloadAfterAction, keepPageOffline } from './unsent-forms.tsx'

/** As Remix throws it in browsers. */
const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: '' })

const send = (serverAction: () => Promise<unknown>, forget?: () => void) => {
  const form = new FormData()
  form.set('note', 'Ring twice')
  const request = new Request('https://shop.test/', { method: 'POST', body: form })
  return keepPageOffline<() => Promise<unknown>>()({ bookings: [] }, forget)({
    request,
    serverAction,
    params: {},
  } as never)
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

  it.each<[string, unknown, number]>([
    ['a redirect', new Response(null, { status: 302 }), 1],
    ['a redirect to sign-in', new Response(null, { status: 307 }), 0],
    ['a refusal', errorResponse(403), 0],
  ])('throws %s, and forgets the draft only after the first', async (_, answer, times) => {
    const forget = vi.fn()
    await expect(send(() => Promise.reject(answer as Error), forget)).rejects.toBe(answer)
    expect(forget).toHaveBeenCalledTimes(times)
  })

  it('returns the answer of the server, after which the page can reload', async () => {
    const actionResult = { toast: null }
    const forget = vi.fn()
    expect(await send(() => Promise.resolve(actionResult), forget)).toBe(actionResult)
    expect(forget).not.toHaveBeenCalled()
    expect(canReloadAfterAction({ actionResult, actionStatus: 409 })).toBe(true)
    expect(canReloadAfterAction({ actionResult, actionStatus: 503 })).toBe(false)
  })
})
