import type { Payload } from 'payload'
import { connectOrStartDatabase, needsPreparation } from '#scripts/database/database.ts'
import { runNode, typeScriptArgs } from './child-process.ts'
import { CommandError } from './command-error.ts'
import { readSettings } from './settings.ts'

/**
 * Runs `work`, also while Saaf runs, in a separate process, because Payload reads the address of
 * the database at start: check arguments before this.
 */
export async function onDatabase(work: (payload: Payload) => Promise<void>): Promise<void> {
  if (process.env.SAAF_ON_DATABASE) {
    const [{ getPayload }, config] = await Promise.all([
      import('payload'),
      import('#payload.config.ts'),
    ])
    return work(await getPayload({ config: config.default }))
  }
  const settings = await readSettings()
  const database = await connectOrStartDatabase(settings)
  try {
    if (await needsPreparation(database.url)) {
      throw new CommandError(
        'This database has not been used with this version of Saaf yet. Start Saaf once, then try again.',
      )
    }
    process.exitCode = await runNode([...typeScriptArgs, ...process.argv.slice(1)], {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: settings.secret,
      DATA_DIR: settings.dataDir,
      DISABLE_PAYLOAD_HMR: 'true',
      SAAF_ON_DATABASE: 'true',
    })
  } finally {
    await database.close()
  }
}
