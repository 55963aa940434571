import { connectOrStartDatabase, needsPreparation } from '#scripts/database/database.ts'
import { explainDatabaseError } from '#scripts/database/explain-database-error.ts'
import { runNode, typeScriptArgs } from './child-process.ts'
import { CommandError } from './command-error.ts'
import { readSettings } from './settings.ts'

/**
 * Also while Saaf runs, with the file's exit code. A separate process, because Payload
 * reads the address of the database at start.
 */
export async function runOnDatabase(command: string[]): Promise<void> {
  const settings = await readSettings()
  const database = await connectOrStartDatabase(settings)
  try {
    if (await needsPreparation(database.url)) {
      throw new CommandError(
        'This database has not been used with this version of Saaf yet. Start Saaf once, then try again.',
      )
    }
    process.exitCode = await runNode([...typeScriptArgs, ...command], {
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

/** Prints one line for a known problem, or the whole error. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1
  const sentence = error instanceof CommandError ? error.message : explainDatabaseError(error)
  console.error(sentence ?? error)
}
