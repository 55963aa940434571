import path from 'node:path'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { runOnDatabase, sayProblem } from '#scripts/launch/on-database.ts'
import { StartProblem } from '#scripts/launch/start-problem.ts'

async function importFromCommandLine(): Promise<void> {
  const { file, isSet } = readCommandLine(process.argv.slice(2), ['trial'])
  if (!file) {
    throw new StartProblem('Say which file: npm run bookings:import -- bookings.csv --trial')
  }
  const trial = isSet('trial') ? ['--trial'] : []
  await runOnDatabase(['scripts/import-bookings.ts', path.resolve(file), ...trial])
}

importFromCommandLine().catch(sayProblem)
