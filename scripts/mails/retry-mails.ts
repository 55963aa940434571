import { getPayload } from 'payload'
import { retryMails } from '#cms/mail/mail-queue.ts'
import config from '#payload.config.ts'

const count = await retryMails(await getPayload({ config }))
console.log(
  `Mails that waited for their next try, or were given up in the last seven days, and are tried now: ${count}.`,
)
process.exit(0)
