import path from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'

export interface Duration {
  name: string
  ms: number
}

export interface Reports {
  vitest?: JsonTestResults
  playwright?: JSONReport
}

const shownTests = 10

/** The seconds of tests exclude their hooks. */
export function formatDurations(steps: Duration[], { vitest, playwright }: Reports): string {
  const total = steps.reduce((sum, { ms }) => sum + ms, 0)
  const tests = [
    ...(vitest ? testsOfVitest(vitest) : []),
    ...(playwright?.suites ?? []).flatMap(testsOfSuite),
  ].sort((a, b) => b.ms - a.ms)
  return [
    '  seconds',
    ...steps.flatMap((step) =>
      step.name === 'vitest' && vitest ? layersOf(vitest, step.ms) : step,
    ),
    { name: 'total', ms: total },
    '',
    `  seconds of the slowest of ${tests.length} tests`,
    ...tests.slice(0, shownTests),
  ]
    .map((line) => (typeof line === 'string' ? line : formatDuration(line)))
    .join('\n')
}

const formatDuration = ({ name, ms }: Duration) => `${(ms / 1000).toFixed(1).padStart(9)}  ${name}`

/** Each from the end of the layer before. */
function layersOf({ startTime, testResults }: JsonTestResults, totalMs: number): Duration[] {
  const ends: Record<string, number> = {}
  for (const { name, endTime } of testResults) {
    const layer = layerOf(name)
    ends[layer] = Math.max(ends[layer] ?? 0, endTime)
  }
  const layers = Object.entries(ends)
    .sort(([, a], [, b]) => a - b)
    .map(([name, end], index, all) => ({ name, ms: end - (all[index - 1]?.[1] ?? startTime) }))
  const rest = totalMs - layers.reduce((sum, { ms }) => sum + ms, 0)
  return [...layers, { name: 'start and end of Vitest', ms: rest }]
}

function layerOf(file: string): string {
  if (file.endsWith('.db.test.ts')) return 'database'
  return file.includes('/tests/start/') ? 'start' : 'unit'
}

function testsOfVitest({ testResults }: JsonTestResults): Duration[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative('.', name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )
}

function testsOfSuite({ specs, suites = [] }: JSONReportSuite): Duration[] {
  const tests = specs.flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ duration }) => ({ name: `${file}: ${title}`, ms: duration })),
  )
  return [...tests, ...suites.flatMap(testsOfSuite)]
}
