import { open } from 'node:fs/promises'
import { createLocalReq, getPayload } from 'payload'
import { bookingImport } from '#business/words/staff.ts'
import { importBookings } from '#collections/bookings/import/import-bookings.ts'
import config from '#payload.config.ts'
import { explainDatabaseError } from '#scripts/database/explain-database-error.ts'

/** `--trial` only reports what the import would store. */
async function importFrom(path = '', option = ''): Promise<void> {
  const file = await open(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`The file ${path} cannot be read (${code}).`)
  })
  const isTrial = option === '--trial'
  const req = await createLocalReq({}, await getPayload({ config }))
  const source = file.createReadStream()
  const report = await importBookings(req, source, { isTrial, now: new Date() })
  console.log(bookingImport.summary(report, isTrial))
  for (const problem of bookingImport.problems(report)) console.log(problem)
  process.exitCode = report.unreadable > 0 ? 1 : 0
}

importFrom(...process.argv.slice(2))
  .catch((error: Error) => {
    console.error(explainDatabaseError(error) ?? error.message)
    process.exitCode = 1
  })
  .finally(() => process.exit())
