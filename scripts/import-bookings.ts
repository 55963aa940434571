import { open } from 'node:fs/promises'
import { bookingImport } from '#business/words/staff.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine, reportFailure } from '#scripts/launch/command-line.ts'
import { onDatabase } from '#scripts/launch/on-database.ts'

/** `--trial` only reports what the import would store. */
async function importFromFile(): Promise<void> {
  const { file: path, isSet } = readCommandLine(process.argv.slice(2), ['trial'])
  if (!path) {
    throw new CommandError(
      'Add the name of the file: npm run bookings:import -- bookings.csv --trial',
    )
  }
  const file = await open(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(`The file ${path} cannot be read (${code}).`)
  })
  const isTrial = isSet('trial')
  await onDatabase(async (payload) => {
    const { createLocalReq } = await import('payload')
    const { importBookings } = await import('#collections/bookings/import-bookings.ts')
    const req = await createLocalReq({}, payload)
    const report = await importBookings(req, file.createReadStream(), { isTrial, now: new Date() })
    console.log(bookingImport.summary(report, isTrial))
    for (const problem of bookingImport.problems(report)) console.log(problem)
    process.exitCode = report.unreadable > 0 ? 1 : 0
  })
}

await importFromFile().catch(reportFailure)
process.exit()
