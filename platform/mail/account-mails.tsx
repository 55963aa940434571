import type { Payload } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'
import { accountMails } from '#business/words/staff-messages.ts'
import { environment } from '#environment.ts'
import type { Email } from '#payload-types.ts'
import { AccountMail } from '#platform/mail/templates/account-mail.tsx'
import type { Sender } from '#platform/mail/templates/sender.ts'

// The link opens an account and staff can read the outbox, so the token is filled in only when the mail is sent.
const tokenPlaceholder = '{token}'

const resetPath = (token: string) => `/cms/reset/${token}`

/** A mail to the owner of an account; null for any other kind. */
export function accountMail({ kind, createdAt }: Email, sender: Sender) {
  if (kind === 'password-reset') {
    const url = environment.cmsUrl + resetPath(tokenPlaceholder)
    return <AccountMail sender={sender} url={url} {...accountMails.passwordReset} />
  }
  if (kind !== 'wrong-codes') return null
  const { introduction, ...words } = accountMails.wrongCodes
  return (
    <AccountMail
      sender={sender}
      url={`${environment.cmsUrl}/cms/account`}
      introduction={introduction(formatMoment(createdAt))}
      {...words}
    />
  )
}

/** The text of a mail with the token in its link. */
export function fillResetToken(text: string, token: string): string {
  return text.replaceAll(resetPath(tokenPlaceholder), resetPath(token))
}

/** The token that sets the password of the account with this address; null once it is used or expired. */
export async function findResetToken(payload: Payload, address: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      email: { equals: address },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs[0]?.resetPasswordToken ?? null
}
