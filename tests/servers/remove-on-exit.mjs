import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

// Stops the PostgreSQL servers in a folder and removes it when stdin closes. That also happens when
// the parent process is killed.
const folder = process.argv[2]
const stopTimeoutMs = 30_000

process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve).once('error', resolve))

const names = await readdir(folder, { recursive: true }).catch(() => [])
const pidFiles = names.filter((name) => path.basename(name) === 'postmaster.pid')
await Promise.all(pidFiles.map((name) => stopServer(path.join(folder, name))))
await rm(folder, { recursive: true, force: true, maxRetries: 10 })

/**
 * PostgreSQL removes its PID file last. SIGQUIT disconnects clients; SIGCONT resumes a suspended
 * server.
 */
async function stopServer(pidFile) {
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  for (const signal of ['SIGQUIT', 'SIGCONT']) send(pid, signal)
  const deadline = Date.now() + stopTimeoutMs
  while (existsSync(pidFile) && send(pid, 0) && Date.now() < deadline) await setTimeout(50)
}

function send(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
