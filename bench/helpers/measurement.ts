import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'

export const machineDescription = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** Resident memory. proc(5) */
export async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}

export async function runWrk(
  url: string,
  { clients, seconds, args = [] }: { clients: number; seconds: number; args?: string[] },
): Promise<string> {
  const wrkArgs = [
    '-t1',
    `-c${clients}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    url,
    ...args,
  ]
  return (await promisify(execFile)('wrk', wrkArgs)).stdout
}

/** Throws on responses other than 2xx and 3xx. */
export function parseWrkOutput(output: string): {
  perSecond: number
  p50Ms: number
  p99Ms: number
} {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50Ms: latencyMs(output, '50%'),
    p99Ms: latencyMs(output, '99%'),
  }
}

function latencyMs(output: string, share: string): number {
  const [, number = '', unit = ''] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  const toMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return Number(number) * (toMs[unit] ?? NaN)
}
