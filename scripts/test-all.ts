import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { productionConditions, runNode, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { preparedSystem } from '#tests/servers/prepared-system.ts'
import { type Duration, formatDurations, type Reports } from './test-durations.ts'

const folder = path.resolve('node_modules/.cache/saaf-test-reports')
const reportFile = (runner: keyof Reports) => path.join(folder, `${runner}.json`)

interface Step {
  name: string
  run: () => Promise<number>
}

const vitest = (...args: string[]) =>
  runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], {
    NODE_OPTIONS: productionConditions,
  })
const playwright = (...args: string[]) =>
  runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
  })

const preparation: Step[] = [
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
]

const steps: Step[] = [
  {
    name: 'vitest',
    run: () =>
      vitest(
        ...['unit', 'database', 'isolated', 'start'].map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${reportFile('vitest')}`,
      ),
  },
  { name: 'journeys', run: () => playwright('--reporter=list,json') },
]

/** CONTRIBUTING.md lists what they need. */
const longerSteps: Step[] = [
  { name: 'processes', run: () => vitest('--project=processes', '--project=backup') },
  { name: 'hostile', run: () => vitest('--project=hostile') },
  { name: 'measures', run: () => playwright('--config=tests/measures/playwright.config.ts') },
  { name: 'rollout', run: () => vitest('--config=tests/rollout/vitest.config.ts') },
  { name: 'runbooks', run: () => vitest('--config=tests/runbooks/vitest.config.ts') },
  {
    name: 'topology',
    run: async () =>
      (await runProgram('deploy/buildah/build-image.sh')) || runProgram('deploy/topology/run.sh'),
  },
]

/** Ends with the first step that fails. Prints durations in any case. */
async function testAll(chosen: Step[]): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const durations: Duration[] = []
  let exitCode = 0
  for (const { name, run } of [...preparation, ...chosen]) {
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

function runProgram(file: string): Promise<number> {
  const child = spawn('bash', [file], { stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** `npm test`, `npm test -- full` or `npm test -- processes hostile`. */
function chooseSteps(names: string[]): Step[] {
  if (names.length === 0) return steps
  const all = [...steps, ...longerSteps]
  if (names[0] === 'full') return all
  return names.map((name) => {
    const step = all.find((each) => each.name === name)
    if (!step)
      throw new Error(`There is no step ${name}, only ${all.map((each) => each.name).join(', ')}.`)
    return step
  })
}

process.exitCode = await testAll(chooseSteps(process.argv.slice(2)))
