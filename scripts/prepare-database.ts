import { getPayload, type Payload } from 'payload'
import { hasContent, seedSampleContent } from '#cms/content/samples/sample-content.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { ensureFirstAdmin } from '#scripts/accounts/first-admin.ts'
import { finishRestore } from '#scripts/backup/finish-restore.ts'
import { needsPreparation, withMigrationLock } from '#scripts/database/database.ts'
import { explainDatabaseError } from '#scripts/database/explain-database-error.ts'
import { runStep } from '#scripts/launch/run-step.ts'

// Includes the time of the imports.
const sinceProcessBegan = 0

const url = environment.databaseUrl ?? ''

/**
 * Also adds sample content and a first admin. A separate process, because the launcher does not
 * need Payload afterwards.
 */
async function prepareDatabase(): Promise<void> {
  await withMigrationLock(url, async () => {
    await finishRestore(url, environment.dataDir)
    // Another start was first.
    if (!(await needsPreparation(url))) return
    process.env.PAYLOAD_MIGRATING = 'true'
    const payload = await runStep('Tables', migrate, sinceProcessBegan)
    if (environment.sampleContent && !(await hasContent(payload))) {
      await runStep('Sample content', () => seedSampleContent(payload))
    }
    const admin = await ensureFirstAdmin(payload, environment.admin)
    if (admin?.generatedPassword)
      console.log(`First sign-in: ${admin.email} / ${admin.generatedPassword}`)
    else if (admin) {
      const advice = admin.isWeak ? ', which is easy to guess: change it in the CMS' : ''
      console.log(`First sign-in: ${admin.email}, with your ADMIN_PASSWORD${advice}`)
    }
  })
  // Payload's migrate silently ignores tables that were created another way.
  if (await needsPreparation(url)) {
    throw new Error(
      'The tables in this database were not created by this version of Saaf. Use an empty database.',
    )
  }
}

async function migrate(): Promise<Payload> {
  const payload = await getPayload({ config })
  // Hides a line per migration.
  if (!environment.verbose) payload.logger.level = 'warn'
  const { error } = payload.logger
  // Payload logs a failed migration with its stack and ends the process.
  payload.logger.error = ({ err, msg }: { err: unknown; msg: string }) => {
    console.error(explainDatabaseError(err) ?? msg)
  }
  await payload.db.migrate()
  payload.logger.error = error
  return payload
}

prepareDatabase().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(explainDatabaseError(error) ?? error.message)
    process.exit(1)
  },
)
