import path from 'node:path'
import { expect, it } from 'vitest'
import { formatDurations, type Reports } from './test-durations.ts'

const vitest = {
  startTime: 1_000,
  testResults: [
    ['tests/start/first-start.test.ts', 90_000, [['starts', 20_000]]],
    ['app/root.db.test.ts', 40_000, [['reads', 900]]],
    ['tests/trash.db.test.ts', 61_000, [['restores', 30_000]]],
    [
      'business/pickups/slots.test.ts',
      70_000,
      Array.from({ length: 9 }, (_, n) => [`slot ${n}`, n]),
    ],
  ].map(([name, endTime, tests]) => ({
    name: path.resolve(String(name)),
    endTime,
    assertionResults: (tests as [string, number][]).map(([fullName, duration]) => ({
      fullName,
      duration,
    })),
  })),
} as Reports['vitest']

const playwright = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'booking.spec.ts',
              title: 'books',
              tests: [{ results: [{ duration: 5_040 }] }],
            },
          ],
        },
      ],
    },
  ],
} as unknown as Reports['playwright']

const steps = [
  { name: 'build', ms: 65_040 },
  { name: 'vitest', ms: 95_000 },
  { name: 'journeys', ms: 200_000 },
]

it('lists the seconds of each step and of the ten slowest tests', () => {
  expect(formatDurations(steps, { vitest, playwright }).split('\n')).toEqual([
    '  seconds',
    '     65.0  build',
    '     60.0  database',
    '      9.0  unit',
    '     20.0  start',
    '      6.0  start and end of Vitest',
    '    200.0  journeys',
    '    360.0  total',
    '',
    '  seconds of the slowest of 13 tests',
    '     30.0  tests/trash.db.test.ts: restores',
    '     20.0  tests/start/first-start.test.ts: starts',
    '      5.0  booking.spec.ts: books',
    '      0.9  app/root.db.test.ts: reads',
    ...[8, 7, 6, 5, 4, 3].map((n) => `      0.0  business/pickups/slots.test.ts: slot ${n}`),
  ])
})

it('lists the steps before a failure without their tests if there is no report', () => {
  expect(formatDurations(steps.slice(0, 2), {})).toMatch(
    / 95\.0 {2}vitest\n +160\.0 {2}total\n\n.* of 0 tests$/,
  )
})
