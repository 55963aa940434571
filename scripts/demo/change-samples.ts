import { getPayload } from 'payload'
import { removeSamples } from '#collections/customers/remove-samples.ts'
import config from '#payload.config.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { reportFailure } from '#scripts/launch/run-on-database.ts'
import { storeSampleDay } from './store-sample-day.ts'

try {
  const payload = await getPayload({ config })
  if (process.argv.includes('--remove')) {
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
