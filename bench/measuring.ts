import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'

/** On what all this is measured: without it no figure says anything. */
export const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** The memory that a process holds, as the system sees it. proc(5) */
export async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}

/** Loads a server with wrk, which is not what is slow, and resolves with what it prints. */
export async function wrk(
  url: string,
  { clients, seconds, args = [] }: { clients: number; seconds: number; args?: string[] },
): Promise<string> {
  const load = [
    '-t1',
    `-c${clients}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    url,
    ...args,
  ]
  return (await promisify(execFile)('wrk', load)).stdout
}

/** How many answers a second wrk got, and how long they took. Throws where one was not 2xx or 3xx. */
export function answersIn(said: string): { perSecond: number; p50Ms: number; p99Ms: number } {
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p50Ms: latencyMs(said, '50%'),
    p99Ms: latencyMs(said, '99%'),
  }
}

function latencyMs(said: string, share: string): number {
  const [, number = '', unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(said) ?? []
  const toMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return Number(number) * (toMs[unit] ?? NaN)
}
