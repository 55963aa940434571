import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

const connectTimeoutMs = 2_000
const connectPauseMs = 200
const listensWithinMs = 2_000
// Starting up or shutting down.
const cannotConnectNow = '57P03'

export interface LastServer {
  pid: number
  port: number
}

/** Undefined if no server has run or the last one stopped properly. */
export function readLastServer(dataFolder: string): LastServer | undefined {
  const lines = readLines(dataFolder)
  return lines && { pid: Number(lines[0]), port: Number(lines[3]) }
}

/**
 * `pg_ctl status` only checks the pid, which may belong to a zombie or, after a restart, to another
 * program.
 */
export async function isServerRunning(
  dataFolder: string,
  { pid }: LastServer,
  url: string,
): Promise<boolean> {
  if (!isTaken(pid)) return false
  return workingFolderIs(pid, dataFolder) ?? (await servesFolder(url, dataFolder))
}

/**
 * Writes our pid: PostgreSQL does not start while another process has the old pid, but ignores the
 * process that starts it. Deleting the file would also delete the key by which PostgreSQL detects
 * old backends that still write.
 */
export function replaceStalePid(dataFolder: string, { pid }: LastServer): void {
  if (!isTaken(pid)) return
  const [first = '', ...rest] = readLines(dataFolder) ?? []
  const ownPid = String(process.pid).padEnd(first.length)
  // In place: keeps the owner and needs no disk space.
  writeFileSync(pidFile(dataFolder), [ownPid, ...rest].join('\n'), { flag: 'r+' })
}

function readLines(dataFolder: string): string[] | undefined {
  try {
    return readFileSync(pidFile(dataFolder), 'utf8').split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function pidFile(dataFolder: string): string {
  return path.join(dataFolder, 'postmaster.pid')
}

/** Undefined on macOS, or for root without CAP_SYS_PTRACE. */
function workingFolderIs(pid: number, folder: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return isSameFolder(`/proc/${pid}/cwd`, folder)
  } catch (error) {
    // The process has ended or is a zombie.
    if (hasCode(error, 'ENOENT')) return false
    if (hasCode(error, 'EACCES')) return undefined
    throw error
  }
}

/** A server writes its pid a moment before it listens. */
async function servesFolder(url: string, dataFolder: string): Promise<boolean> {
  const deadline = Date.now() + listensWithinMs
  while (!(await answersFor(url, dataFolder))) {
    if (Date.now() > deadline) return false
    await setTimeout(connectPauseMs)
  }
  return true
}

async function answersFor(url: string, dataFolder: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return isSameFolder(rows[0]!.data_directory, dataFolder)
  } catch (error) {
    return hasCode(error, cannotConnectNow)
  } finally {
    await client.end()
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  return a.dev === b.dev && a.ino === b.ino
}

function hasCode(error: unknown, code: string): boolean {
  return (error as { code?: string }).code === code
}
