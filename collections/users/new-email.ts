import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  Endpoint,
  Payload,
  PayloadRequest,
} from 'payload'
import { newEmailLimit } from '#business/accounts/sign-in-limits.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { isEmailTokenValid, readAccountId } from '#platform/crypto/signed-token.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { consumeRateLimits } from '#platform/limits/rate-limits.ts'
import { queueMails } from '#platform/mail/queue-mails.ts'
import { hasAccount } from './assert-admin-remains.ts'
import { throwFieldError } from './check-identity.ts'
import { normalizeEmail } from './guard-sign-in.ts'
import { lockUserRow } from './session-rows.ts'

const { accountMails, newEmail: texts } = staffWords

/**
 * Keeps the old email until a link that was mailed to the new one is confirmed: nobody signs in
 * with, or sends test mails to, an address that is not theirs. Commands have no user and change it
 * at once.
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
  const { emailConfirmation, emailChange } = accountMails
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

/** A new password withdraws it: somebody who knew the old one may have asked for it. */
export const withdrawNewEmail: CollectionBeforeValidateHook<User> = ({ data, originalDoc }) => {
  // A reset passes the stored account as `data`, and uses no returned value.
  if (data && (data.password || !originalDoc)) data.newEmail = null
  return data
}

const path = '/confirm-email/:token'

/** For the link in the mail, without a session. Mail scanners open links, so a button confirms. */
export const confirmEmailEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path,
    method: 'get',
    handler: async ({ payload, routeParams }) => {
      const account = await findPending(payload, String(routeParams?.token))
      if (!account) return toPage(texts.unusable, 410)
      const form = `<form method="post"><button>${accountMails.emailConfirmation.button}</button></form>`
      return toPage(texts.confirmQuestion(account.newEmail), 200, form)
    },
  },
  {
    path,
    method: 'post',
    handler: async ({ payload, routeParams }) => {
      const email = await confirmNewEmail(payload, String(routeParams?.token))
      if (email === null) return toPage(texts.unusable, 410)
      return toPage(texts.confirmed(email), 200, `<p><a href="/cms">${texts.signIn}</a></p>`)
    },
  },
]

/** Returns the new email, or null. */
async function confirmNewEmail(payload: Payload, token: string): Promise<string | null> {
  const id = readAccountId(token)
  if (!id) return null
  return inTransaction(payload, async (req) => {
    await lockUserRow(req, id)
    const account = await findPending(payload, token, req)
    if (!account) return null
    const { newEmail: email } = account
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

/** Returns null if the token is used, expired, replaced or not ours. */
async function findPending(payload: Payload, token: string, req?: PayloadRequest) {
  const id = readAccountId(token)
  if (!id) return null
  const account = await payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req },
  })
  if (!account?.newEmail || !isEmailTokenValid(payload.secret, account, token, new Date())) {
    return null
  }
  const { newEmail } = account
  return (await isTaken(payload, newEmail)) ? null : { ...account, newEmail }
}

async function isTaken(payload: Payload, email: string): Promise<boolean> {
  return hasAccount(payload, { email: { equals: email } })
}

function toPage(sentence: string, status: number, next = ''): Response {
  const { heading } = texts
  const escaped = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem">
<h1>${heading}</h1>
<p>${escaped}</p>
${next}
`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    // The form sends its origin.
    'Referrer-Policy': 'same-origin',
  }
  return new Response(page, { status, headers })
}
