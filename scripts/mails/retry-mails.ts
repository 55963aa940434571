import { getPayload } from 'payload'
import config from '#payload.config.ts'
import { retryMails } from '#platform/mail/mail-queue.ts'
import { reportFailure } from '#scripts/launch/run-on-database.ts'

try {
  const count = await retryMails(await getPayload({ config }))
  console.log(
    `Mails that waited for their next try, or were given up in the last seven days, and are tried now: ${count}.`,
  )
} catch (error) {
  reportFailure(error)
}
process.exit()
