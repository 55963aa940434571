import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { defaultTexts } from '#business/words/en-default-texts.ts'
import {
  openDatabase,
  postgresFolder,
  withClient,
  withMigrationLock,
} from '#scripts/database/database.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { countBookings, readSchemaVersion, refuseWhileConnected } from './inspect-database.ts'
import { removeTables } from './tables.ts'
import { takeBackup } from './take-backup.ts'

export interface ResetQuestion {
  shopName: string
  bookings: number
}

/**
 * Deletes all data and uploads while Saaf is stopped, after a backup, if `ask` returns the name of
 * the shop. Returns the file of the backup. Throws a CommandError, without changes, if Saaf runs or
 * the name differs.
 */
export async function resetInstallation(
  settings: Settings,
  { ask, now }: { ask: (question: ResetQuestion) => Promise<string>; now: Date },
): Promise<string> {
  if (!settings.databaseUrl && !existsSync(postgresFolder(settings))) throw nothingToReset()
  const database = await openDatabase(settings)
  try {
    const question = await readQuestion(database.url, settings)
    if ((await ask(question)).trim() !== question.shopName) {
      throw new CommandError('That is not the name of the shop. Nothing was changed.')
    }
    const { file } = await takeBackup(settings, now, 'before-reset')
    // A concurrent start waits.
    await withMigrationLock(database.url, async (client) => {
      await client.query('BEGIN')
      await refuseWhileConnected(client, settings)
      await removeTables(client)
      await client.query('COMMIT')
    })
    if (!settings.s3) await rm(settings.mediaDir, { recursive: true, force: true })
    return file
  } finally {
    await database.close()
  }
}

const nothingToReset = () =>
  new CommandError('There is no data of Saaf in this database. Nothing was changed.')

function readQuestion(url: string, settings: Settings): Promise<ResetQuestion> {
  return withClient(url, async (client) => {
    await refuseWhileConnected(client, settings)
    if (!(await readSchemaVersion(client))) throw nothingToReset()
    const { rows } = await client.query<{ name: string | null }>('SELECT name FROM business_info')
    return {
      shopName: rows[0]?.name?.trim() || defaultTexts.businessName,
      bookings: await countBookings(client),
    }
  })
}
