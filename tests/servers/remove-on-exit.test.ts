import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { typeScriptArgs } from '#scripts/launch/child-process.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

it.each(['SIGINT', 'SIGKILL'] as const)(
  'stops PostgreSQL and removes the folder when a test run ends with %s',
  async (signal) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'saaf-test-'))
    const script = `
      import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
      import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
      removeOnExit('${folder}')
      await startEmbeddedPostgres({ folder: '${folder}/postgres' })
      console.log('Ready')
      setInterval(() => {}, 1000)`
    const testRun = spawn(
      process.execPath,
      [...typeScriptArgs, '--input-type=module', '-e', script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      },
    )
    await once(testRun.stdout, 'data')
    const pidFile = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')
    const pid = Number(pidFile.split('\n')[0])
    process.kill(-testRun.pid!, signal)
    await expect.poll(() => existsSync(folder), waitOptions).toBe(false)
    await expect.poll(() => isRunning(pid), waitOptions).toBe(false)
  },
  waitOptions.timeout,
)

function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  // Empty for a zombie process.
  return existsSync(file) && readFileSync(file, 'utf8') !== ''
}
