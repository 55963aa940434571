import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { runQuietly } from './child-process.ts'
import { hashOfFiles } from './hash-of-files.ts'
import { StartProblem } from './start-problem.ts'
import { step } from './steps.ts'

interface Build {
  /** The command line, after `node`. */
  command: string[]
  /** The folders and files that it is made from. */
  sources: string[]
  /** Where it is, as the last that it writes. */
  output: string
  /** Where the state of the sources is kept that it was made from. */
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
const leftOut = /\.test\.tsx?$|^cms\/(\.next|next-env|content\/samples)/

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

interface Wish {
  /** Whether all that the builds print is shown, and not only that of one that fails. */
  verbose: boolean
}

/** Builds site and cms. Needs no database. */
export function build(wish: Wish): Promise<void> {
  return step('Build', () => makeInTurn(builds, wish))
}

/** Builds what has a source that has changed since the last build, or was never built. */
export async function buildIfStale(wish: Wish): Promise<void> {
  const stale: Build[] = []
  for (const each of builds) if (!(await isFresh(each))) stale.push(each)
  if (stale.length > 0) await step('Build', () => makeInTurn(stale, wish))
}

/** Whether the CMS's build is that of the present sources. */
export function isCmsBuilt(): Promise<boolean> {
  return isFresh(cmsBuild)
}

async function makeInTurn(chosen: Build[], { verbose }: Wish): Promise<void> {
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  for (const { command, sources, stamp } of chosen) {
    const state = await hashOfFiles(sources, leftOut)
    const { code, said } = await runQuietly(command, variables, { verbose })
    if (code !== 0) {
      throw new StartProblem(`${said}The build failed; mend what is said above and start again.`)
    }
    await writeFile(stamp, state)
  }
}

async function isFresh({ sources, output, stamp }: Build): Promise<boolean> {
  if (!existsSync(output) || !existsSync(stamp)) return false
  return (await readFile(stamp, 'utf8')) === (await hashOfFiles(sources, leftOut))
}
