import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload'
import { z } from 'zod'
import { contact } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { hasAccount } from '#collections/users/assert-admin-remains.ts'
import { limitPasswordResets, normalizeEmail } from '#collections/users/guard-sign-in.ts'
import { errorResponse } from '#platform/api/error-response.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'

const bodySchema = z.object({ email: z.string().trim().min(1).max(textLimits.email) })

/**
 * Payload's endpoint sends the mail in its transaction. Ours queues it after the response: timing
 * reveals no accounts.
 */
export const forgotPassword: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // The CMS sends a form, other clients JSON.
    await addDataAndFileToRequest(req)
    const { data } = bodySchema.safeParse(req.data)
    if (!data) return errorResponse(contact.emailRequired, 400)
    const email = normalizeEmail(data.email)
    await limitPasswordResets(req, email)
    const isKnown = await hasAccount(req.payload, { email: { equals: email } })
    if (isKnown) setImmediate(() => void queueResetMail(req.payload, email))
    return Response.json({ message: req.t('general:success') })
  },
}

async function queueResetMail(payload: Payload, email: string): Promise<void> {
  try {
    await inTransaction(payload, async (req) => {
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
        req,
      })
      if (!token) return
      const { subject } = staffWords.accountMails.passwordReset
      await queueMails(req, [{ kind: 'password-reset', to: [email], subject }])
    })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The email to set a new password could not be queued' })
  }
}
