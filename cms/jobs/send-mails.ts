import type { TaskConfig } from 'payload'
import { log } from '#cms/logs/log.ts'
import { requestIds } from '#cms/logs/request-id.ts'

// Pauses of 10 s, 20 s, 40 s … 11 h, 23 h in all: a mail server may be away for most of a day and nothing is lost.
const retries = 13
const firstPauseMs = 10_000

/**
 * Sends the mails that one act owes. Each is tried whatever becomes of the others; those that could not be sent are
 * tried again with growing pauses, those that were sent are not.
 */
export const sendMails: TaskConfig<'send-emails'> = {
  slug: 'send-emails',
  inputSchema: [
    { name: 'emails', type: 'json', required: true },
    // Of the request that owed them: the lines of both bear it.
    { name: 'requestId', type: 'text' },
  ],
  retries: { attempts: retries, backoff: { type: 'exponential', delay: firstPauseMs } },
  handler: async ({ input, job, req: { payload } }) => {
    // The site queues mails and sends none: it need not keep the templates in its memory.
    const { sendMail } = await import('#cms/mail/send-mail.ts')
    const isLastTry = (job.totalTried ?? 0) >= retries
    let unsent = 0
    const sendOne = (id: string) =>
      sendMail(payload, id, { isLastTry }).catch((error: unknown) => {
        unsent += 1
        log.error({ err: error }, `Mail ${id} could not be sent`)
      })
    const sendAll = () => Promise.all((input.emails as string[]).map(sendOne))
    await requestIds.run(input.requestId ?? String(job.id), sendAll)
    if (unsent > 0) throw new Error(`${unsent} mails could not be sent.`)
    return { output: {} }
  },
}
