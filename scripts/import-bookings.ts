import { open } from 'node:fs/promises'
import { createLocalReq, getPayload } from 'payload'
import { bookingImport } from '#business/words/staff.ts'
import { importBookings } from '#collections/bookings/import-bookings.ts'
import config from '#payload.config.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine, reportFailure } from '#scripts/launch/command-line.ts'

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
  const req = await createLocalReq({}, await getPayload({ config }))
  const source = file.createReadStream()
  const report = await importBookings(req, source, { isTrial, now: new Date() })
  console.log(bookingImport.summary(report, isTrial))
  for (const problem of bookingImport.problems(report)) console.log(problem)
  process.exitCode = report.unreadable > 0 ? 1 : 0
}

await importFromFile().catch(reportFailure)
process.exit()
