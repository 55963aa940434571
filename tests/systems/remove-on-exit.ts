import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Removes a folder, with the PostgreSQL servers that run in it, when this process ends, also by Ctrl-C or SIGKILL. Call the
 * returned function to remove it at once.
 */
export function removeOnExit(folder: string): () => Promise<void> {
  const program = path.join(import.meta.dirname, 'remove-on-exit.mjs')
  // Ctrl-C in a terminal reaches a whole process group: this one is in another.
  const child = spawn(process.execPath, [program, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.unref()
  ;(child.stdin as typeof child.stdin & { unref(): void }).unref()
  return async () => {
    const ended = once(child, 'exit')
    child.ref()
    child.stdin.end()
    if (child.exitCode === null) await ended
  }
}
