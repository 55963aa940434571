import { sendEmail } from '#cms/outbox/send-email'
import type { TaskConfig } from 'payload'

// Pauses of 10 s, 20 s, 40 s … 5.7 h: a mail server may be away for half a day and nothing is lost.
const retries = 12
const firstPauseMs = 10_000

/**
 * Sends the mails that one act owes. Each is tried whatever becomes of the others; those that could not be sent are
 * tried again with growing pauses, those that were sent are not.
 */
export const sendEmails: TaskConfig<'send-emails'> = {
  slug: 'send-emails',
  inputSchema: [{ name: 'emails', type: 'json', required: true }],
  retries: { attempts: retries, backoff: { type: 'exponential', delay: firstPauseMs } },
  handler: async ({ input, job, req }) => {
    const isLastTry = (job.totalTried ?? 0) >= retries
    const sent = (input.emails as string[]).map((id) => sendEmail(req.payload, id, { isLastTry }))
    const failed = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected')
    if (failed.length > 0) {
      throw new Error(`${failed.length} of ${sent.length} mails could not be sent.`, {
        cause: (failed[0] as PromiseRejectedResult).reason,
      })
    }
    return { output: {} }
  },
}
