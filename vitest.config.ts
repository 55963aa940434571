import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const backups = 'tests/start/backup*.test.ts'

/**
 * Four kinds of test, by the end of a file's name:
 * - `*.test.ts(x)`: no database. `npm run test:unit`.
 * - `*.db.test.ts`: real PostgreSQL. Each file gets a database of its own, copied from the prepared system;
 *   `tests/setup/database.ts` has what these tests use.
 * - `tests/hostile/*.test.ts`: requests that no honest client sends, to the production build. `npm run test:hostile`.
 * - `tests/start/*.test.ts`: `npm start` and other commands, as processes, on the production build.
 */
export default defineConfig({
  test: {
    // What a server inside a test still writes while its worker ends would otherwise fail the whole run.
    disableConsoleIntercept: true,
    // What a test expects to fail is no news; no-stray-errors.ts tells of the rest.
    env: { LOG_LEVEL: 'silent' },
    // On a small machine the default is one worker, which waits for PostgreSQL half of the time, and for silence.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            '**/*.db.test.ts',
            'tests/start/**',
            'tests/hostile/**',
            'tests/rollout/**',
            'tests/runbooks/**',
            'build/**',
          ],
          setupFiles: ['tests/setup/no-stray-errors.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          globalSetup: ['tests/systems/database-server.ts'],
          setupFiles: ['tests/setup/own-process-state.ts', 'tests/setup/no-stray-errors.ts'],
          // Loading Payload takes longer than many a file: what is ours is loaded anew by own-process-state.ts.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // Projects run in the order of their names: what waits for the longest first, so that others fill the time.
          name: 'commands',
          include: ['tests/start/*.test.ts'],
          exclude: [...configDefaults.exclude, backups],
          globalSetup: ['tests/systems/prepared-system.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'backup',
          include: [backups],
          globalSetup: ['tests/systems/prepared-system.ts'],
          // After all others: it keeps the disk so busy that their databases would not answer in time.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.db.test.ts'],
          globalSetup: ['tests/systems/prepared-system.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
