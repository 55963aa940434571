import path from 'node:path'
import { parseArgs } from 'node:util'
import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

/** `npm run bookings:import -- FILE`, and with `--trial` without storing anything. */
async function bringInBookings(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { trial: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) {
    throw new StartProblem('Say which file: npm run bookings:import -- bookings.csv --trial')
  }
  const trial = values.trial ? ['--trial'] : []
  await runOnDatabase(['scripts/import-bookings.ts', path.resolve(file), ...trial])
}

bringInBookings().catch(sayProblem)
