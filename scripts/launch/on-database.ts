import { needsPreparing, visitDatabase } from '#scripts/database/database.ts'
import { databaseProblem } from '#scripts/database/database-problem.ts'
import { runToEnd, runTypeScript } from './child-process.ts'
import { readSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Runs a TypeScript file on the database, whether Saaf is running or not, with its exit code. A
 * separate process, because Payload reads the address of the database at start.
 */
export async function runOnDatabase(command: string[]): Promise<void> {
  const settings = await readSettings()
  const database = await visitDatabase(settings)
  try {
    if (await needsPreparing(database.url)) {
      throw new StartProblem(
        'This database was not started with this version yet; start Saaf on it once, then try again.',
      )
    }
    process.exitCode = await runToEnd([...runTypeScript, ...command], {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: settings.secret,
      DATA_DIR: settings.dataDir,
      DISABLE_PAYLOAD_HMR: 'true',
    })
  } finally {
    await database.close()
  }
}

/** Prints one sentence for a known problem, or the whole error. */
export function sayProblem(error: unknown): void {
  process.exitCode = 1
  const sentence = error instanceof StartProblem ? error.message : databaseProblem(error)
  console.error(sentence ?? error)
}
