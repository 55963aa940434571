import { type CollectionBeforeChangeHook, type Endpoint, type Payload } from 'payload'
import { newEmailLimit } from '#business/accounts/sign-in-limits.ts'
import * as accountWords from '#business/words/staff/accounts.ts'
import type { User } from '#payload-types.ts'
import { isEmailTokenValid, readAccountId } from '#platform/crypto/email-token.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { consumeRateLimits } from '#platform/limits/rate-limits.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { normalizeEmail } from './guard-sign-in.ts'
import { lockUserRow } from './lock-user-row.ts'
import { throwFieldError } from './throw-field-error.ts'

const texts = accountWords.newEmail

/**
 * Keeps the old email until a link that was mailed to the new one is opened: nobody signs in with,
 * or sends test mails to, an address that is not theirs. Commands have no user and change it at
 * once.
 */
export const holdNewEmail: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !req.user || req.context.isEmailConfirmed) {
    return data
  }
  const newEmail = data.email && normalizeEmail(data.email)
  if (!newEmail || newEmail === originalDoc.email) return data
  const { payload } = req
  if (await isTaken(payload, newEmail)) throwFieldError('email', texts.taken, req)
  const limit = { kind: 'new email', sender: originalDoc.id, ...newEmailLimit }
  const { exceeded } = await consumeRateLimits(payload, [limit])
  if (exceeded) throwFieldError('email', texts.tooOften, req)
  const { emailConfirmation, emailChange } = accountWords.accountMails
  await queueMails(req, [
    { kind: 'email-confirmation', to: [newEmail], subject: emailConfirmation.subject },
    {
      kind: 'email-change',
      to: [originalDoc.email],
      subject: emailChange.subject,
      reason: newEmail,
    },
  ])
  return { ...data, email: originalDoc.email, newEmail }
}

/** Opened from the mail, without a session. Answers with a page. */
export const confirmEmail: Omit<Endpoint, 'root'> = {
  path: '/confirm-email/:token',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const email = await confirmNewEmail(payload, String(routeParams?.token))
    return email === null ? toPage(texts.unusable, 410) : toPage(texts.confirmed(email), 200)
  },
}

/** Returns the new email; null if the link is used, expired, replaced or not ours. */
async function confirmNewEmail(payload: Payload, token: string): Promise<string | null> {
  const id = readAccountId(token)
  if (!id) return null
  return inTransaction(payload, async (req) => {
    await lockUserRow(req, id)
    const account = await payload.findByID({
      ...{ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req },
    })
    if (!account?.newEmail) return null
    const email = account.newEmail
    if (!isEmailTokenValid(payload.secret, account, token, new Date())) return null
    if (await isTaken(payload, email)) return null
    req.user = { ...account, collection: 'users' }
    await payload.update({
      collection: 'users',
      id,
      // A password link was mailed to the old address.
      data: { email, newEmail: null, resetPasswordToken: null, resetPasswordExpiration: null },
      overrideAccess: true,
      req,
      context: { isEmailConfirmed: true },
    })
    return email
  })
}

async function isTaken(payload: Payload, email: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

function toPage(sentence: string, status: number): Response {
  const { heading, signIn } = texts
  const escaped = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem">
<h1>${heading}</h1>
<p>${escaped}</p>
<p><a href="/cms">${signIn}</a></p>
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  }
  return new Response(page, { status, headers })
}
