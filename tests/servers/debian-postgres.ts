import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from '#scripts/database/embedded-postgres.ts'

const versions = '/usr/lib/postgresql'

/** Another version than the bundled one; null if not installed. */
export function findDebianPostgres(): Binaries | null {
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined
  if (!newest) return null
  const programs = path.join(versions, newest, 'bin')
  return { initdb: path.join(programs, 'initdb'), pg_ctl: path.join(programs, 'pg_ctl') }
}
