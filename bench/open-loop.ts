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
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })
// Whoever waits longer has gone.
const patienceMs = 500

/**
 * Sends so many requests a second, however long the answers take, as visitors do who know nothing of each other. An answer
 * counts where its status is below 400 and it came within half a second of when it was due to be asked for.
 */
export async function sendOpenLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (index: number) => Sent,
): Promise<OpenLoad> {
  const count = Math.round(perSecond * seconds)
  const began = performance.now()
  const pending: Promise<boolean>[] = []
  while (pending.length < count) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * perSecond)
    while (pending.length < due) {
      const dueAt = began + (pending.length / perSecond) * 1000
      pending.push(exchange(next(pending.length), dueAt))
    }
    await setTimeout(2)
  }
  const answers = await Promise.all(pending)
  return { sent: count, answered: answers.filter(Boolean).length }
}

/** Whether it was answered in time, and not refused. */
function exchange({ url, method, headers, body }: Sent, dueAt: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const isTaken = (response.statusCode ?? 500) < 400
      response.resume().on('end', () => resolve(isTaken))
    })
    const leftMs = dueAt + patienceMs - performance.now()
    const givingUp = globalThis.setTimeout(() => asked.destroy(), leftMs)
    asked
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(givingUp)
        resolve(false)
      })
      .end(body)
  })
}
