import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { productionConditions, runNode, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { preparedSystem } from '#tests/servers/prepared-system.ts'
import { type Duration, formatDurations, type Reports } from './test-durations.ts'

const folder = path.resolve('node_modules/.cache/saaf-test-reports')
const reportFile = (runner: keyof Reports) => path.join(folder, `${runner}.json`)

interface Step {
  name: string
  /** Returns the exit code. */
  run: () => Promise<number>
}

const steps: Step[] = [
  {
    name: 'build',
    // Prepares the database at the same time: the build leaves processor time for it.
    run: async () => {
      const build = runNode([...typeScriptArgs, 'scripts/build-all.ts', '--if-stale'])
      await preparedSystem()
      return build
    },
  },
  { name: 'browser', run: () => runNode([...typeScriptArgs, 'scripts/install-browser.ts']) },
  {
    name: 'vitest',
    run: () =>
      runNode(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...['unit', 'database', 'isolated', 'start'].map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${reportFile('vitest')}`,
        ],
        { NODE_OPTIONS: productionConditions },
      ),
  },
  {
    name: 'journeys',
    run: () =>
      runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
      }),
  },
]

/** Ends with the first step that fails. Prints durations in any case. */
async function testAll(): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const durations: Duration[] = []
  let exitCode = 0
  for (const { name, run } of steps) {
    const began = performance.now()
    exitCode = await run()
    durations.push({ name, ms: performance.now() - began })
    if (exitCode !== 0) break
  }
  const reports = { vitest: await readReport('vitest'), playwright: await readReport('playwright') }
  console.log(`\n${formatDurations(durations, reports as Reports)}`)
  if (exitCode !== 0) console.log(`\nFailed: ${durations.at(-1)!.name}. The errors are above.`)
  return exitCode
}

async function readReport(runner: keyof Reports): Promise<unknown> {
  const text = await readFile(reportFile(runner), 'utf8').catch(() => 'null')
  return JSON.parse(text) ?? undefined
}

process.exitCode = await testAll()
