import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { fillBookings } from '#bench/helpers/fill-bookings.ts'
import { machineDescription, median } from '#bench/helpers/measurement.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { runNodeAndCapture, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { preparedSystem } from '#tests/servers/prepared-system.ts'

/**
 * Measures backup and restore of 100,000 bookings (BOOKINGS), compared with `tar` and `gzip -1`,
 * the lower bound for a copy.
 */
const bookings = Number(process.env.BOOKINGS ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 5)

const folder = await mkdtemp(path.join(tmpdir(), 'saaf-bench-backup-'))
const dataDir = path.join(folder, 'data')
try {
  await mkdir(dataDir)
  const prepared = await preparedSystem()
  const parts = [path.join(prepared, 'postgres'), path.join(prepared, 'data/media')]
  execFileSync('cp', ['-a', ...parts, dataDir])
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  // Hold the lock of a running product; otherwise a backup stops this server.
  const server = new pg.Client({ connectionString: postgres.url })
  await server.connect()
  await server.query('SELECT pg_advisory_lock($1)', [advisoryLocks.server])
  await fillBookings(postgres.url, bookings)
  const durations: Record<'backup' | 'restore' | 'tar' | 'untar', number[]> = {
    backup: [],
    restore: [],
    tar: [],
    untar: [],
  }
  const archives = path.join(dataDir, 'backups')
  const tar = path.join(folder, 'limit.tar.gz')
  let sizes = { backup: 0, tar: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    durations.backup.push(await seconds(() => run('backup', dataDir)))
    durations.tar.push(
      await seconds(() => shell(`tar -C ${dataDir} -c postgres media | gzip -1 > ${tar}`)),
    )
    const backup = path.join(archives, (await readdir(archives)).sort().at(-1)!)
    const restored = path.join(folder, `restored-${round}`)
    durations.restore.push(await seconds(() => run('restore', restored, backup)))
    const untarred = path.join(folder, `untarred-${round}`)
    await mkdir(untarred)
    durations.untar.push(await seconds(() => shell(`tar -C ${untarred} -xzf ${tar}`)))
    sizes = { backup: (await stat(backup)).size, tar: (await stat(tar)).size }
    await rm(restored, { recursive: true })
    await rm(untarred, { recursive: true })
  }
  await server.end()
  await postgres.stop()

  console.log(
    `${bookings.toLocaleString('en')} bookings, ${machineDescription}, median of ${rounds}`,
  )
  console.table({
    backup: { seconds: median(durations.backup), megabytes: sizes.backup / 1e6 },
    'tar | gzip -1': { seconds: median(durations.tar), megabytes: sizes.tar / 1e6 },
    restore: { seconds: median(durations.restore) },
    'tar -x': { seconds: median(durations.untar) },
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function run(script: string, dataDir: string, ...args: string[]): Promise<void> {
  const { code, output } = await runNodeAndCapture(
    [...typeScriptArgs, `scripts/${script}.ts`, ...args],
    { DATA_DIR: dataDir },
    { verbose: false },
  )
  if (code !== 0) throw new Error(output)
}

function shell(command: string): void {
  // tar exits with 1 if a file grows during the read.
  execFileSync('sh', ['-c', `${command} || [ $? -eq 1 ]`], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}

async function seconds(work: () => Promise<void> | void): Promise<number> {
  const startedAt = performance.now()
  await work()
  return Number(((performance.now() - startedAt) / 1000).toFixed(1))
}
