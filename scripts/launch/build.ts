import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runNodeAndCapture } from './child-process.ts'
import { CommandError } from './command-error.ts'
import { runStep } from './run-step.ts'

interface Build {
  /** Arguments for `node`. */
  command: string[]
  sources: string[]
  /** The last file that the build writes. */
  output: string
  stamp: string
}

const shared = [
  'business',
  'collections',
  'cms',
  'platform',
  'environment.ts',
  'security-headers.ts',
  'payload.config.ts',
]
const excluded = /\.test\.tsx?$|^cms\/(\.next|next-env|content\/samples)/

const siteBuild: Build = {
  command: ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--config', 'remix.config.js'],
  sources: [...shared, 'app', 'public', 'server.ts', 'remix.config.js', 'package-lock.json'],
  output: 'build/server/server.js',
  stamp: 'build/sources.sha256',
}
const cmsBuild: Build = {
  command: ['node_modules/next/dist/bin/next', 'build', 'cms'],
  sources: [...shared, 'package-lock.json'],
  output: 'cms/.next/BUILD_ID',
  stamp: 'cms/.next/sources.sha256',
}
const builds = [siteBuild, cmsBuild]

interface BuildOptions {
  /** Also show the output of successful builds. */
  verbose: boolean
}

/** Needs no database. */
export function build(buildOptions: BuildOptions): Promise<void> {
  return runStep('Build', () => runBuilds(builds, buildOptions))
}

export async function buildIfStale(buildOptions: BuildOptions): Promise<void> {
  const stale: Build[] = []
  for (const each of builds) if (!(await isUpToDate(each))) stale.push(each)
  if (stale.length > 0) await runStep('Build', () => runBuilds(stale, buildOptions))
}

/** False if sources have changed since the build. */
export function isCmsBuildFresh(): Promise<boolean> {
  return isUpToDate(cmsBuild)
}

async function runBuilds(selected: Build[], { verbose }: BuildOptions): Promise<void> {
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  for (const { command, sources, stamp } of selected) {
    const hash = await hashFiles(sources, excluded)
    await rm(stamp, { force: true })
    const { code, output } = await runNodeAndCapture(command, variables, { verbose })
    if (code !== 0) {
      throw new CommandError(`${output}The build failed. Fix the errors above and try again.`)
    }
    await writeFile(stamp, hash)
  }
}

async function isUpToDate({ sources, output, stamp }: Build): Promise<boolean> {
  if (!existsSync(output) || !existsSync(stamp)) return false
  return (await readFile(stamp, 'utf8')) === (await hashFiles(sources, excluded))
}

/** Names and contents. */
export async function hashFiles(paths: string[], excluded = /\.test\.tsx?$/): Promise<string> {
  const files = (await Promise.all(paths.map(listFiles)))
    .flat()
    .filter((file) => !excluded.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function listFiles(fileOrFolder: string): Promise<string[]> {
  if ((await stat(fileOrFolder)).isFile()) return [fileOrFolder]
  const entries = await readdir(fileOrFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}
