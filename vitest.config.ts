import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestProject, type TestSpecification } from 'vitest/node'

const databaseTests = '**/*.db.test.ts'
/** Files that change settings, the schema or the state of our modules, or fill large tables. */
const isolatedTests = [
  'app/resources/health.db.test.ts',
  'app/http/page-cache.db.test.ts',
  'app/models/activity-plans.db.test.ts',
  'app/models/bookings/booking-list-plans.db.test.ts',
  'platform/database/postgres.db.test.ts',
  'collections/media/storage.db.test.ts',
  'platform/notifications/notifications.db.test.ts',
  'scripts/database/*.db.test.ts',
  'tests/cookies-over-https.db.test.ts',
]
const database = {
  globalSetup: ['tests/setup/database-server.ts'],
  setupFiles: ['worker-state', 'remember-hashes', 'fail-on-unexpected-errors'].map(
    (name) => `tests/setup/${name}.ts`,
  ),
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
}
const product = {
  globalSetup: ['tests/servers/prepared-system.ts'],
  testTimeout: 120_000,
  hookTimeout: 300_000,
}

/**
 * Runs the tests of the site last: once a worker has read its content, it reads it again after each
 * edit. Starts servers before the unit tests.
 */
class SiteLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.sort(startFirst).flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter((file) => !testsSite(file)), ...own.filter(testsSite)]
    })
  }
}

const startFirst = ({ name: one }: TestProject, { name: other }: TestProject) =>
  Number(other === 'start') - Number(one === 'start')

const testsSite = ({ moduleId }: TestSpecification) =>
  /^(app|tests(?!\/access))\//.test(path.relative('.', moduleId))

/** The last three projects belong to `npm run test:full`. Only `unit` needs no database. */
export default defineConfig({
  test: {
    // Otherwise late server logs fail the run.
    disableConsoleIntercept: true,
    // fail-on-unexpected-errors.ts reports unexpected errors.
    env: { LOG_LEVEL: 'silent' },
    sequence: { sequencer: SiteLast },
    // Workers also wait, for PostgreSQL and mails.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            databaseTests,
            'tests/{start,hostile,processes,rollout,runbooks}/**',
            'build/**',
          ],
          setupFiles: ['tests/setup/fail-on-unexpected-errors.ts'],
          isolate: false,
          // Next to servers, which wait.
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [databaseTests],
          exclude: [...configDefaults.exclude, ...isolatedTests],
          ...database,
        },
      },
      {
        test: {
          name: 'isolated',
          include: isolatedTests,
          ...database,
          setupFiles: ['tests/setup/reset-modules.ts', ...database.setupFiles],
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/*.test.ts'],
          // Servers start slowly next to the database tests.
          sequence: { groupOrder: 1 },
          ...product,
        },
      },
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
          name: 'processes',
          include: ['tests/processes/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/processes/backup*'],
          // Each file starts several processes.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...product,
        },
      },
      {
        test: {
          name: 'backup',
          include: ['tests/processes/backup*.test.ts'],
          // Backups keep the disk busy.
          sequence: { groupOrder: 3 },
          ...product,
        },
      },
    ],
  },
})
