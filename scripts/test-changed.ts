import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { productionConditions, runNode } from '#scripts/launch/child-process.ts'

// Every database test depends on these files.
const affectsAllTests =
  /^(payload\.config|vitest\.config|package|package-lock|migrations\/.*)\.(ts|json)$/
const payloadConfig = 'payload.config.ts'

/**
 * Runs the unit and database tests that changes since a commit affect: through imports, and for
 * database tests also through the folder. Imports of payload.config.ts, which imports all
 * collections, count only if a change affects no test otherwise; then it affects all.
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
      (file) =>
        existsSync(file) && !/^tests\/(start|processes|hostile|rollout|runbooks)\//.test(file),
    )
    .map((file) => ({ file, imports: findImports(file) }))
  const configImports = findImports(payloadConfig)
  const affected = new Set<string>()
  for (const change of changed) {
    const direct = tests.filter(
      ({ file, imports }) =>
        imports.has(change) || (isDatabaseTest(file) && isInSameFolder(file, change)),
    )
    const isEverywhere =
      affectsAllTests.test(change) || (direct.length === 0 && configImports.has(change))
    for (const { file } of isEverywhere ? tests : direct) affected.add(file)
  }
  console.log(`${affected.size} of ${tests.length} test files are affected.`)
  if (affected.size === 0) return 0
  return runNode([productionConditions, 'node_modules/vitest/vitest.mjs', 'run', ...affected], {
    NODE_OPTIONS: productionConditions,
  })
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const isDatabaseTest = (file: string) => file.endsWith('.db.test.ts')

const isInSameFolder = (test: string, change: string) =>
  /\.tsx?$/.test(change) && path.dirname(change) === path.dirname(test)

/** Direct and indirect ones, except those in payload.config.ts. */
function findImports(start: string): Set<string> {
  const files = new Set([start])
  for (const file of files) {
    if (file === payloadConfig && file !== start) continue
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'))
    for (const { fileName } of importedFiles) {
      const resolved = resolve(fileName, file)
      if (resolved) files.add(resolved)
    }
  }
  return files
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
