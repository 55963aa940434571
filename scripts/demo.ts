import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine, reportFailure } from '#scripts/launch/command-line.ts'
import { onDatabase } from '#scripts/launch/on-database.ts'

async function demo(): Promise<void> {
  const { file, isSet } = readCommandLine(process.argv.slice(2), ['remove'])
  if (file) throw new CommandError('Options: --remove. Nothing was changed.')
  await onDatabase(async (payload) => {
    if (isSet('remove')) {
      const { removeSamples } = await import('#collections/customers/remove-samples.ts')
      const { inTransaction } = await import('#platform/database/transaction.ts')
      const { bookings, messages } = await inTransaction(payload, removeSamples)
      console.log(`Removed the sample data: ${bookings} bookings, ${messages} messages.`)
      return
    }
    const { storeSampleDay } = await import('#scripts/demo/store-sample-day.ts')
    const { bookings, messages } = await storeSampleDay(payload, new Date())
    console.log(
      `The sample day is ready: ${bookings} bookings, ${messages} messages. Remove it before you open: npm run demo -- --remove`,
    )
  })
}

await demo().catch(reportFailure)
process.exit()
