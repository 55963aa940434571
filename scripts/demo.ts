import { getPayload } from 'payload'
import { removeSamples } from '#collections/customers/remove-samples.ts'
import config from '#payload.config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { storeSampleDay } from '#scripts/demo/store-sample-day.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { readCommandLine, reportFailure } from '#scripts/launch/command-line.ts'

try {
  const { file, isSet } = readCommandLine(process.argv.slice(2), ['remove'])
  if (file) throw new CommandError('Options: --remove. Nothing was changed.')
  const payload = await getPayload({ config })
  if (isSet('remove')) {
    const { bookings, messages } = await inTransaction(payload, removeSamples)
    console.log(`Removed the sample data: ${bookings} bookings, ${messages} messages.`)
  } else {
    const { bookings, messages } = await storeSampleDay(payload, new Date())
    console.log(
      `The sample day is ready: ${bookings} bookings, ${messages} messages. Remove it before you open: npm run demo -- --remove`,
    )
  }
} catch (error) {
  reportFailure(error)
}
process.exit()
