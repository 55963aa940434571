import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { connect } from '#scripts/database/database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { removeTables } from './contents.ts'

const run = promisify(execFile)

/** Writes all of a database into a file, as it was when this began. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await runOn(url, 'pg_dump', [
    ...['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    // The archive is compressed as a whole.
    '--compress=0',
  ])
}

/**
 * Puts what a file of `dumpDatabase` has in the place of all that a database holds of Saaf, in one transaction: where it
 * fails, everything is as it was.
 */
export async function loadDump(url: string, file: string): Promise<void> {
  const script = `${file}.sql`
  // As a script first: of a dump that is broken psql would commit what comes before the break.
  await runOn(url, 'pg_restore', [
    ...['--no-owner', '--no-privileges', `--file=${script}`, file],
    // To comment on an extension one must own it.
    '--no-comments',
  ])
  await runOn(url, 'psql', [
    ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
    ...['--output=/dev/null', `--command=${removeTables}`, `--file=${script}`],
  ])
}

/** The major version of the server of a database. */
export async function postgresVersionOf(url: string): Promise<number> {
  const client = await connect(url)
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  await client.end()
  return Math.floor(Number(rows[0]!.server_version_num) / 10_000)
}

async function runOn(url: string, program: string, args: string[]): Promise<void> {
  const { address, password } = forPostgresPrograms(url)
  const command = await ofVersion(await postgresVersionOf(url), program)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  // pg_restore that writes a script asks no database.
  const target = program === 'pg_restore' ? [] : [`--dbname=${address}`]
  await run(command, [...target, ...args], { env }).catch(({ stderr }: { stderr: string }) => {
    throw new StartProblem(`${program} failed: ${stderr.trim()}`)
  })
}

/** An older program refuses a newer server, and what a newer one writes an older server may not read. */
async function ofVersion(version: number, program: string): Promise<string> {
  // Debian keeps each version apart, and in the PATH the newest.
  for (const command of [`/usr/lib/postgresql/${version}/bin/${program}`, program]) {
    const said = await run(command, ['--version']).catch(() => null)
    if (Number(said && / (\d+)/.exec(said.stdout)?.[1]) === version) return command
  }
  throw new StartProblem(
    `${program} of PostgreSQL ${version} is needed, the database's own version; install it (on Debian the package postgresql-client-${version}), or put it into the PATH.`,
  )
}

/** What our driver and PostgreSQL's own programs say differently; and the password, which nobody may see among the processes. */
function forPostgresPrograms(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('uselibpqcompat')
  if (address.searchParams.get('sslmode') === 'no-verify') {
    address.searchParams.set('sslmode', 'require')
  }
  return { address: address.href, password }
}
