import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const databaseTests = '**/*.db.test.ts'
const product = {
  globalSetup: ['tests/systems/prepared-system.ts'],
  testTimeout: 120_000,
  hookTimeout: 300_000,
}

/**
 * The last two projects belong to `npm run test:full`.
 * - `*.test.ts(x)`: no database.
 * - `*.db.test.ts`: PostgreSQL, one database per file.
 * - `tests/start/`: the production build.
 * - `tests/hostile/`: malicious requests.
 * - `tests/full/`: faults, races and upgrades.
 * - `tests/full/backup*`: backups under load.
 */
export default defineConfig({
  test: {
    // Otherwise late server logs fail the run.
    disableConsoleIntercept: true,
    // no-stray-errors.ts reports unexpected errors.
    env: { LOG_LEVEL: 'silent' },
    // Workers mostly wait for PostgreSQL.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            databaseTests,
            'tests/{start,hostile,full,rollout,runbooks}/**',
            'build/**',
          ],
          setupFiles: ['tests/setup/no-stray-errors.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: [databaseTests],
          globalSetup: ['tests/systems/database-server.ts'],
          setupFiles: ['tests/setup/own-process-state.ts', 'tests/setup/no-stray-errors.ts'],
          // Loading Payload is slow; own-process-state.ts reloads our modules.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'start', include: ['tests/start/*.test.ts'], ...product } },
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/*.test.ts'],
          exclude: [...configDefaults.exclude, databaseTests],
          sequence: { groupOrder: 1 },
          ...product,
        },
      },
      {
        test: {
          name: 'full',
          include: ['tests/full/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/full/backup*'],
          // Each file starts several processes.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...product,
        },
      },
      {
        test: {
          name: 'backup',
          include: ['tests/full/backup*.test.ts'],
          // Backups keep the disk busy.
          sequence: { groupOrder: 3 },
          ...product,
        },
      },
    ],
  },
})
