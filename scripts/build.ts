import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { runQuietly } from './child-process'
import { hashOfFiles } from './hash-of-files'
import { StartProblem } from './start-problem'
import { step } from './steps'

/** What the two builds are made from. */
const sources = [
  'app',
  'business',
  'collections',
  'cms',
  'environment.ts',
  'payload.config.ts',
  'remix.config.js',
  'package-lock.json',
]
const leftOut = /\.test\.tsx?$|^cms\/(\.next|next-env|sample-content)/

const stamp = 'build/sources.sha256'
const outputs = ['build/server/index.js', 'cms/.next/BUILD_ID', stamp]

interface Wish {
  /** Whether all that the builds print is shown, and not only that of one that fails. */
  verbose: boolean
}

/** Builds site and cms. Needs no database. */
export async function build({ verbose }: Wish): Promise<void> {
  const site = [
    'node_modules/@remix-run/dev/dist/cli.js',
    'vite:build',
    '--config',
    'remix.config.js',
  ]
  const cms = ['node_modules/next/dist/bin/next', 'build', 'cms']
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  for (const args of [site, cms]) {
    const { code, said } = await runQuietly(args, variables, { verbose })
    if (code !== 0) {
      throw new StartProblem(`${said}The build failed; mend what is said above and start again.`)
    }
  }
  await writeFile(stamp, await hashOfFiles(sources, leftOut))
}

/** Builds where a source has changed since the last build, or where there was none. */
export async function buildIfStale(wish: Wish): Promise<void> {
  const built = outputs.every((output) => existsSync(output))
  if (built && (await readFile(stamp, 'utf8')) === (await hashOfFiles(sources, leftOut))) return
  await step('Build', () => build(wish))
}
