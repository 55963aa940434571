import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Sent {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string
}

export interface OpenLoad {
  /** How many were answered as they should be, of those that were sent. */
  sent: number
  answered: number
  p50Ms: number
  p99Ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })
// Whoever waits longer has gone.
const patienceMs = 2_000

/**
 * Sends so many requests a second, however long the answers take, as visitors do who know nothing of each other. An answer
 * counts where its status is below 400 and it came within two seconds of when it was due to be asked for.
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
  const times = (await Promise.all(pending)).filter((ms) => ms !== null).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
  return { sent: count, answered: times.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** How long it took since it was due, in milliseconds; null where it was not answered in time, or refused. */
function exchange({ url, method, headers, body }: Sent, dueAt: number): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const isTaken = (response.statusCode ?? 500) < 400
      response.resume().on('end', () => resolve(isTaken ? performance.now() - dueAt : null))
    })
    const givingUp = globalThis.setTimeout(() => asked.destroy(), patienceMs)
    asked
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(givingUp)
        resolve(null)
      })
      .end(body)
  })
}
