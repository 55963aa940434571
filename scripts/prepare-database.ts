import { getPayload, type Payload } from 'payload'
import { hasContent, seedSampleContent } from '#cms/content/samples/sample-content.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import { adoptSquashedMigration } from '#platform/database/migrations/squashed-migration.ts'
import { ensureFirstAdmin } from '#scripts/accounts/first-admin.ts'
import { finishRestore } from '#scripts/backup/finish-restore.ts'
import { asOnlyMigrator, connect, needsPreparing } from '#scripts/database/database.ts'
import { databaseProblem } from '#scripts/database/database-problem.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { step } from '#scripts/launch/steps.ts'

// Most of the time goes by before the first line of this file.
const sinceProcessBegan = 0

const url = environment.databaseUrl ?? ''

/**
 * Brings the database of DATABASE_URL to the present schema and, where it is new, fills it: sample content unless
 * SAMPLE_CONTENT is off, and a first admin. Runs in a process of its own, because Payload is not needed afterwards.
 */
async function prepareDatabase(): Promise<void> {
  await asOnlyMigrator(url, async () => {
    await finishRestore(url, environment.dataDir)
    // Another start has just done it, or a newer release.
    if (!(await needsPreparing(url))) return
    await adoptEarlierTables()
    process.env.PAYLOAD_MIGRATING = 'true'
    const payload = await step('Tables', migrate, sinceProcessBegan)
    if (environment.sampleContent && !(await hasContent(payload))) {
      await step('Sample content', () => seedSampleContent(payload))
    }
    const admin = await ensureFirstAdmin(payload)
    if (admin?.generated) console.log(`First sign-in: ${admin.email} / ${admin.generated}`)
    else if (admin) {
      const advice = admin.isWeak ? ', which is easy to guess: change it in the CMS' : ''
      console.log(`First sign-in: ${admin.email}, with your ADMIN_PASSWORD${advice}`)
    }
  })
  // On a database whose tables were made in another way, Payload's migrate says nothing and does nothing.
  if (await needsPreparing(url)) {
    throw new Error(
      'The tables in this database were not made by this version; give it a new database.',
    )
  }
}

async function adoptEarlierTables(): Promise<void> {
  const client = await connect(url)
  const problem = await adoptSquashedMigration(client).finally(() => client.end())
  if (problem) throw new StartProblem(problem)
}

async function migrate(): Promise<Payload> {
  const payload = await getPayload({ config })
  // It would tell of each migration.
  if (!environment.verbose) payload.logger.level = 'warn'
  const { error } = payload.logger
  // If a migration fails, Payload logs it with its stack and ends the process.
  payload.logger.error = ({ err, msg }: { err: unknown; msg: string }) => {
    console.error(databaseProblem(err) ?? msg)
  }
  await payload.db.migrate()
  payload.logger.error = error
  return payload
}

prepareDatabase().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(databaseProblem(error) ?? error.message)
    process.exit(1)
  },
)
