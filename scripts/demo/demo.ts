import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine } from '#scripts/launch/command-line.ts'
import { reportFailure, runOnDatabase } from '#scripts/launch/run-on-database.ts'

async function demo(): Promise<void> {
  const { file, isSet } = readCommandLine(process.argv.slice(2), ['remove'])
  if (file) throw new CommandError('Options: --remove. Nothing was changed.')
  await runOnDatabase(['scripts/demo/change-samples.ts', ...(isSet('remove') ? ['--remove'] : [])])
}

demo().catch(reportFailure)
