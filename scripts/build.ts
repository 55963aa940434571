import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from './child-process'
import { StartProblem } from './start-problem'
import { step } from './steps'

/** What the two builds are made from. */
const sourceFolders = ['app', 'business', 'collections', 'cms']
const sourceFiles = ['environment.ts', 'payload.config.ts', 'remix.config.js', 'package-lock.json']
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
  await writeFile(stamp, await hashOfSources())
}

/** Builds where a source has changed since the last build, or where there was none. */
export async function buildIfStale(wish: Wish): Promise<void> {
  const built = outputs.every((output) => existsSync(output))
  if (built && (await readFile(stamp, 'utf8')) === (await hashOfSources())) return
  await step('Build', () => build(wish))
}

async function hashOfSources(): Promise<string> {
  const inFolders = await Promise.all(
    sourceFolders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    }),
  )
  const files = [...inFolders.flat(), ...sourceFiles].filter((file) => !leftOut.test(file)).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
