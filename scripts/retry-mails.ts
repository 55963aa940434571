import { reportFailure } from '#scripts/launch/command-line.ts'
import { onDatabase } from '#scripts/launch/on-database.ts'

await onDatabase(async (payload) => {
  const { retryMails } = await import('#platform/mail/sending/mail-queue.ts')
  console.log(
    `Emails being sent again, because they were waiting or failed in the last seven days: ${await retryMails(payload)}.`,
  )
}).catch(reportFailure)
process.exit()
