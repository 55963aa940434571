import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { runToEnd, withoutWaitingImports } from '#scripts/launch/child-process.ts'

// What every database test stands on, whatever it imports.
const commonGround =
  /^(payload\.config|vitest\.config|package|package-lock|migrations\/.*)\.(ts|json)$/
const configuration = 'payload.config.ts'

/**
 * `npm run test:changed`: the unit and database tests that the changes since a commit touch, HEAD unless another is
 * named. A test is touched by what it imports; a database test by what lies in its folder, too. Through payload.config.ts
 * each reaches every collection, where imports say nothing any more: what only that leads to, and no test lies beside,
 * touches all of them. Starts and browser journeys are left to `npm test`.
 */
async function testChanged(since = 'HEAD'): Promise<number> {
  const changed = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const tests = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
  )
    .filter(
      (file) => existsSync(file) && !/^tests\/(start|full|hostile|rollout|runbooks)\//.test(file),
    )
    .map((file) => ({ file, imports: importsOf(file) }))
  const configured = importsOf(configuration)
  const touched = new Set<string>()
  for (const change of changed) {
    const direct = tests.filter(
      ({ file, imports }) =>
        imports.has(change) || (isDatabaseTest(file) && liesBeside(file, change)),
    )
    const isEverywhere =
      commonGround.test(change) || (direct.length === 0 && configured.has(change))
    for (const { file } of isEverywhere ? tests : direct) touched.add(file)
  }
  console.log(`${touched.size} of ${tests.length} files of tests are touched.`)
  if (touched.size === 0) return 0
  return runToEnd([withoutWaitingImports, 'node_modules/vitest/vitest.mjs', 'run', ...touched], {
    NODE_OPTIONS: withoutWaitingImports,
  })
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const isDatabaseTest = (file: string) => file.endsWith('.db.test.ts')

const liesBeside = (test: string, change: string) =>
  /\.tsx?$/.test(change) && path.dirname(change) === path.dirname(test)

/** The file and all files of ours that it imports, at any distance, but for what the configuration imports. */
function importsOf(start: string): Set<string> {
  const found = new Set([start])
  for (const file of found) {
    if (file === configuration && file !== start) continue
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
    for (const { fileName } of importedFiles) {
      const resolved = resolve(fileName, file)
      if (resolved) found.add(resolved)
    }
  }
  return found
}

const { options } = ts.convertCompilerOptionsFromJson(
  { moduleResolution: 'bundler', module: 'esnext', jsx: 'react-jsx' },
  '.',
)
const cache = ts.createModuleResolutionCache('.', (name) => name)

function resolve(name: string, from: string): string | undefined {
  if (!/^[.#]/.test(name)) return undefined
  const containing = path.resolve(from)
  const { resolvedModule } = ts.resolveModuleName(name, containing, options, ts.sys, cache)
  return resolvedModule && path.relative('.', resolvedModule.resolvedFileName)
}

process.exitCode = await testChanged(...process.argv.slice(2))
