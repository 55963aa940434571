import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

// Started by remove-on-exit.ts for the folder that it is given. It ends when its stdin ends, also where its parent was killed.
const folder = process.argv[2]
const endsWithinMs = 30_000

process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve).once('error', resolve))

const data = path.join(folder, 'postgres/data')
const server = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
// PostgreSQL removes the file as its last act. SIGQUIT cuts off whoever is connected; a stopped server hears only SIGCONT.
if (server) for (const signal of ['SIGQUIT', 'SIGCONT']) send(signal)
const deadline = Date.now() + endsWithinMs
while (existsSync(path.join(data, 'postmaster.pid')) && send(0) && Date.now() < deadline) {
  await setTimeout(50)
}
await rm(folder, { recursive: true, force: true, maxRetries: 10 })

function send(signal) {
  try {
    return process.kill(Number(server.split('\n')[0]), signal)
  } catch {
    return false
  }
}
