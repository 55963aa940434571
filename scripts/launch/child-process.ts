import { type ChildProcess, spawn, type SpawnOptions, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { prettyFactory } from 'pino-pretty'

/**
 * Skips files of the CMS's text editor that await a dynamic import: Node 20 sometimes hangs there
 * or exits with code 13.
 */
export const productionConditions = '--conditions=production'

/** Arguments for `node` before a TypeScript file. */
export const typeScriptArgs = [productionConditions, '--import', 'tsx']

/** A URL, because child processes of a server also preload it, from another folder. */
export const exitWithParentUrl = new URL('./exit-with-parent.mjs', import.meta.url).href

export const siteServer = {
  args: [
    productionConditions,
    '--max-semi-space-size=4',
    '--heap-growing-percent=20',
    'build/server/server.js',
  ],
  variables: {
    // Otherwise glibc does not return the memory of drawn pictures.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

export function cmsServerArgs(mode: 'start' | 'dev', port: number, host?: string): string[] {
  const next = ['node_modules/next/dist/bin/next', mode, 'cms', '-p', String(port)]
  return [productionConditions, ...next, ...(host ? ['-H', host] : [])]
}

type Variables = Record<string, string | undefined>

/** Shows the output. Resolves with the exit code. */
export function runNode(args: string[], variables: Variables = {}): Promise<number> {
  return run(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  })
}

/** Resolves with the exit code. */
export async function run(command: string, args: string[], options: SpawnOptions): Promise<number> {
  const [code] = (await once(spawn(command, args, options), 'exit')) as [number | null]
  return code ?? 1
}

/**
 * Returns the output. With `progress`, shows stderr instead. With `verbose`, shows everything and
 * returns an empty string.
 */
export async function runNodeAndCapture(
  args: string[],
  variables: Variables,
  { verbose, progress = false }: { verbose: boolean; progress?: boolean },
): Promise<{ code: number; output: string }> {
  if (verbose) return { code: await runNode(args, variables), output: '' }
  const stdio: StdioOptions = ['ignore', 'pipe', progress ? 'inherit' : 'pipe']
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...variables } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output }
}

const startupMessages = [
  // The escape sequence shows the cursor.
  /^(\x1b\[\?25h)?\s*$/,
  /^▲ Next\.js|^- (Local|Network|Experiments)|^✓ (Ready|Running)|^ +[✓⨯] turbopack/,
  /^ +➜ /,
]

const formatLogLine = prettyFactory({ singleLine: true, translateTime: 'SYS:HH:MM:ss' })

/**
 * The server ends with this process, even if this process is killed. A separate process group keeps
 * Ctrl-C from the server, so this process can stop everything in order.
 */
export function startServer(
  args: string[],
  variables: Variables,
  { verbose }: { verbose: boolean },
): ChildProcess {
  const child = spawn(process.execPath, ['--import', exitWithParentUrl, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...variables, EXIT_WITH_PARENT: String(process.pid) },
  })
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('{"level"')) console.log(formatLogLine(line).trimEnd())
    else if (verbose || !startupMessages.some((words) => words.test(line))) console.log(line)
  })
  child.on('message', () => {})
  return child
}

/** Kills the server if it does not stop in time. */
export async function stopServer(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(timer)
}
