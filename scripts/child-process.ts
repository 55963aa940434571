import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Passes by files of the CMS's text editor that wait for a dynamic import, in which Node 20 gets stuck now and then, or
 * ends with exit code 13.
 */
export const withoutWaitingImports = '--conditions=production'

/** What Node is told to run a TypeScript file of this project. */
export const runTypeScript = [withoutWaitingImports, '--import', 'tsx']

// Whole, because what a server starts itself preloads it too, from a folder of its own.
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href

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
 * Starts a server that lives as long as this process, whatever way this process ends. It gets a process group of
 * its own, so that Ctrl-C in a terminal reaches this process alone, which then stops everything in order.
 */
export function startServer(args: string[], variables: Variables): ChildProcess {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...variables, EXIT_WITH_PARENT: String(process.pid) },
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
