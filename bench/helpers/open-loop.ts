import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface LoadRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string
}

export interface OpenLoopResult {
  sent: number
  answered: number
  /** Answers per second in the second half. */
  perSecond: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1024 })
const timeoutMs = 20_000

/**
 * At a fixed rate, independent of responses, like unrelated visitors. A response counts if its
 * status is below 400 and it arrives within 20 seconds of the planned time.
 */
export async function sendOpenLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (index: number) => LoadRequest,
): Promise<OpenLoopResult> {
  const count = Math.round(perSecond * seconds)
  const began = performance.now()
  const pending: Promise<number | null>[] = []
  while (pending.length < count) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * perSecond)
    while (pending.length < due) {
      const dueAt = began + (pending.length / perSecond) * 1000
      pending.push(sendRequest(next(pending.length), dueAt))
    }
    await setTimeout(2)
  }
  const answeredAt = (await Promise.all(pending)).filter((at) => at !== null)
  const endMs = seconds * 1000
  const isLate = (at: number) => at - began >= endMs / 2 && at - began < endMs
  return {
    sent: count,
    answered: answeredAt.length,
    perSecond: answeredAt.filter(isLate).length / (seconds / 2),
  }
}

/** Time of the response; null if refused or late. */
function sendRequest(
  { url, method, headers, body }: LoadRequest,
  dueAt: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      const isAccepted = (response.statusCode ?? 500) < 400
      response.resume().on('end', () => resolve(isAccepted ? performance.now() : null))
    })
    const leftMs = dueAt + timeoutMs - performance.now()
    const timer = globalThis.setTimeout(() => outgoing.destroy(), leftMs)
    outgoing
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer)
        resolve(null)
      })
      .end(body)
  })
}
