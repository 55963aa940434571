import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const isOfDatabase = '**/*.db.test.ts'
const product = {
  globalSetup: ['tests/systems/prepared-system.ts'],
  testTimeout: 120_000,
  hookTimeout: 300_000,
}

/**
 * The kinds of test, by name or folder. The last two belong to `npm run test:full`, all others to `npm test`:
 * - `*.test.ts(x)`: no database. `npm run test:unit`.
 * - `*.db.test.ts`: real PostgreSQL, a database for each file (tests/setup/database.ts). `npm run test:db`.
 * - `tests/start/`: the production build as processes.
 * - `tests/hostile/`: requests that no honest client sends. `npm run test:hostile` sends 20,000.
 * - `tests/full/`: faults, races, upgrades and everything else that needs many processes.
 * - `tests/full/backup*`: backups under load.
 */
export default defineConfig({
  test: {
    // A server that still logs while its worker ends would otherwise fail the run.
    disableConsoleIntercept: true,
    // no-stray-errors.ts reports errors that no test expects.
    env: { LOG_LEVEL: 'silent' },
    // More workers than processors: each waits for PostgreSQL half of the time.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            isOfDatabase,
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
          include: [isOfDatabase],
          globalSetup: ['tests/systems/database-server.ts'],
          setupFiles: ['tests/setup/own-process-state.ts', 'tests/setup/no-stray-errors.ts'],
          // Loading Payload takes longer than most files; own-process-state.ts reloads our modules.
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
          exclude: [...configDefaults.exclude, isOfDatabase],
          sequence: { groupOrder: 1 },
          ...product,
        },
      },
      {
        test: {
          name: 'full',
          include: ['tests/full/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/full/backup*'],
          // Each file starts a product of several processes.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...product,
        },
      },
      {
        test: {
          name: 'backup',
          include: ['tests/full/backup*.test.ts'],
          // Alone: a backup keeps the disk busy.
          sequence: { groupOrder: 3 },
          ...product,
        },
      },
    ],
  },
})
