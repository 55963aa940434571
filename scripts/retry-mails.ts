import { getPayload } from 'payload'
import config from '#payload.config.ts'
import { retryMails } from '#platform/mail/sending/mail-queue.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'

try {
  const count = await retryMails(await getPayload({ config }))
  console.log(
    `Emails being sent again, because they were waiting or failed in the last seven days: ${count}.`,
  )
} catch (error) {
  reportFailure(error)
}
process.exit()
