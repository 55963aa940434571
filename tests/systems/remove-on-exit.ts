import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Removes a folder, with the PostgreSQL that runs in its `postgres`, when this process ends, also by Ctrl-C or SIGKILL. What
 * it returns does so now.
 */
export function removeOnExit(folder: string): () => Promise<void> {
  const program = new URL('./remove-on-exit.mjs', import.meta.url).pathname
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
