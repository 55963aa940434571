import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The commit in RELEASE, or the one before the last migration: with it, if no older release can run
 * next to this one. Built in a temporary folder that later runs reuse. Needs the Git history and
 * the npm registry.
 */
export async function buildPreviousRelease(): Promise<string> {
  const commit = run('git', 'rev-parse', '--short', process.env.RELEASE || findPreviousRelease())
  const folder = path.join(tmpdir(), `${folderPrefix}${commit}`)
  await removeOthers(folder)
  const builtMarker = path.join(folder, 'is-built')
  if (existsSync(builtMarker)) return folder

  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const files = execFileSync('git', ['archive', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x'], { cwd: folder, input: files })
  for (const args of [['ci'], ['run', 'build']]) {
    execFileSync('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development' },
    })
  }
  await writeFile(builtMarker, '')
  return folder
}

const folderPrefix = 'saaf-release-'

async function removeOthers(folder: string): Promise<void> {
  const others = (await readdir(tmpdir()))
    .filter((name) => name.startsWith(folderPrefix))
    .map((name) => path.join(tmpdir(), name))
    .filter((other) => other !== folder)
  for (const other of others) await rm(other, { recursive: true, force: true })
}

function findPreviousRelease(): string {
  const added = ['--no-renames', '--diff-filter=A', '--format=%H']
  const last = run('git', 'log', '-1', ...added, '--', 'migrations/*.ts')
  const changes = run('git', 'show', '--format=', last, '--', 'migrations/*.ts')
  return changes.includes('requireMigration(') ? last : `${last}^`
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1024 ** 3 }).trim()
}
