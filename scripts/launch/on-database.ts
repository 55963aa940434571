import { needsPreparing, visitDatabase } from '#scripts/database/database.ts'
import { databaseProblem } from '#scripts/database/database-problem.ts'
import { runToEnd, runTypeScript } from './child-process.ts'
import { readSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Runs a TypeScript file of this project on the product's database, while Saaf is running and while it is not: in a process
 * of its own, because only now it is known which database Payload is to use. The exit code is that of the file, and 1,
 * with one sentence that says why, where it could not be begun.
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

/** Ends a command that failed: with a sentence where the reason is known, otherwise with all of the error. */
export function sayProblem(error: unknown): void {
  process.exitCode = 1
  const sentence = error instanceof StartProblem ? error.message : databaseProblem(error)
  console.error(sentence ?? error)
}
