import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Sent {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string
}

export interface OpenLoad {
  sent: number
  /** How many of them were answered as they should be, and in time. */
  answered: number
  /** How many answers a second came in the second half. */
  perSecond: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1024 })
// Whoever waits longer has gone.
const patienceMs = 20_000

/**
 * Sends so many requests a second, however long the answers take, as visitors do who know nothing of each other. An answer
 * counts where its status is below 400 and it came within twenty seconds of when it was due to be asked for.
 */
export async function sendOpenLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (index: number) => Sent,
): Promise<OpenLoad> {
  const count = Math.round(perSecond * seconds)
  const began = performance.now()
  const pending: Promise<number | null>[] = []
  while (pending.length < count) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * perSecond)
    while (pending.length < due) {
      const dueAt = began + (pending.length / perSecond) * 1000
      pending.push(exchange(next(pending.length), dueAt))
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

/** When it was answered; null where it was refused, or took too long. */
function exchange({ url, method, headers, body }: Sent, dueAt: number): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const isTaken = (response.statusCode ?? 500) < 400
      response.resume().on('end', () => resolve(isTaken ? performance.now() : null))
    })
    const leftMs = dueAt + patienceMs - performance.now()
    const givingUp = globalThis.setTimeout(() => asked.destroy(), leftMs)
    asked
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(givingUp)
        resolve(null)
      })
      .end(body)
  })
}
