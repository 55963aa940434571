import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { prettyFactory } from 'pino-pretty'

/**
 * Passes by files of the CMS's text editor that wait for a dynamic import, in which Node 20 gets stuck now and then, or
 * ends with exit code 13.
 */
export const withoutWaitingImports = '--conditions=production'

/** What Node is told to run a TypeScript file of this project. */
export const runTypeScript = [withoutWaitingImports, '--import', 'tsx']

/**
 * What a server preloads, to end with the process that EXIT_WITH_PARENT names. An address, because what the server starts
 * itself preloads it too, from a folder of its own.
 */
export const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href

/** The site as a production process: its program, and what keeps its memory small. */
export const siteServer = {
  args: [withoutWaitingImports, '--max-semi-space-size=4', 'build/server/server.js'],
  variables: {
    // What drawing a picture took goes back to the system; by itself glibc would keep it.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/** The command line of the CMS, after `node`. */
export function cmsServer(mode: 'start' | 'dev', port: number, host?: string): string[] {
  const next = ['node_modules/next/dist/bin/next', mode, 'cms', '-p', String(port)]
  return [withoutWaitingImports, ...next, ...(host ? ['-H', host] : [])]
}

type Variables = Record<string, string | undefined>

/** Runs a Node program of this project to its end; what it prints is passed on. Resolves with its exit code. */
export function runToEnd(args: string[], variables: Variables = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * As `runToEnd`, but keeps what the program prints and resolves with it too; `progress` says that what it writes to
 * stderr is for whoever waits. Where it is `verbose`, everything is passed on and nothing is kept.
 */
export async function runQuietly(
  args: string[],
  variables: Variables,
  { verbose, progress = false }: { verbose: boolean; progress?: boolean },
): Promise<{ code: number; said: string }> {
  if (verbose) return { code: await runToEnd(args, variables), said: '' }
  const stdio: StdioOptions = ['ignore', 'pipe', progress ? 'inherit' : 'pipe']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...variables } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

/**
 * What the servers say about themselves as they start. Everything else that they print is passed on.
 */
const noise = [
  // The second shows the cursor again.
  /^(\x1b\[\?25h)?\s*$/,
  /^▲ Next\.js|^- (Local|Network|Experiments)|^✓ (Ready|Running)|^ +[✓⨯] turbopack/,
  /^ +➜ /,
]

/** A line of the log, for a person at a terminal. */
const readable = prettyFactory({ singleLine: true, translateTime: 'SYS:HH:MM:ss' })

/**
 * Starts a server that lives as long as this process, whatever way this process ends. It gets a process group of
 * its own, so that Ctrl-C in a terminal reaches this process alone, which then stops everything in order.
 */
export function startServer(
  args: string[],
  variables: Variables,
  { verbose }: { verbose: boolean },
): ChildProcess {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...variables, EXIT_WITH_PARENT: String(process.pid) },
  })
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('{"level"')) console.log(readable(line).trimEnd())
    else if (verbose || !noise.some((words) => words.test(line))) console.log(line)
  })
  child.on('message', () => {})
  return child
}

/** Asks a server to finish what it has begun and to stop; ends it where it has not after `patienceMs`. */
export async function stopServer(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}
