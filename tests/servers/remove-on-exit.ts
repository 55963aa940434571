import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Removes a folder and stops its PostgreSQL servers when this process ends, even by SIGKILL. The
 * returned function does the same at once.
 */
export function removeOnExit(folder: string): () => Promise<void> {
  const program = path.join(import.meta.dirname, 'remove-on-exit.mjs')
  // Detached, because Ctrl-C signals the whole process group.
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
