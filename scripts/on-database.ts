import { connectOrStartDatabase, needsPreparation } from '#scripts/database/database.ts'
import { runNode, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'
import { readSettings } from '#scripts/launch/settings.ts'

/**
 * Runs a file with its arguments, also while Saaf runs. In a separate process, because Payload
 * reads the address of the database at start.
 */
async function runOnDatabase(command: string[]): Promise<void> {
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

runOnDatabase(process.argv.slice(2)).catch(reportFailure)
