import path from 'node:path'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { reportFailure, runOnDatabase } from '#scripts/launch/run-on-database.ts'

async function importFromCommandLine(): Promise<void> {
  const { file, isSet } = readCommandLine(process.argv.slice(2), ['trial'])
  if (!file) {
    throw new CommandError(
      'Add the name of the file: npm run bookings:import -- bookings.csv --trial',
    )
  }
  const trial = isSet('trial') ? ['--trial'] : []
  await runOnDatabase(['scripts/bookings/import-bookings.ts', path.resolve(file), ...trial])
}

importFromCommandLine().catch(reportFailure)
