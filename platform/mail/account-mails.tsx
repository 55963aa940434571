import type { Payload } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { accountMails } from '#business/words/staff/accounts.ts'
import { environment } from '#environment.ts'
import type { Email } from '#payload-types.ts'
import { AccountMail } from '#platform/mail/templates/account-mail.tsx'
import type { Sender } from '#platform/mail/templates/sender.ts'

// Staff can read the outbox, so the token is inserted only when the mail is sent.
const tokenPlaceholder = '{token}'

const resetPath = (token: string) => `/cms/reset/${token}`

/** Returns null for mails that are not about an account. */
export async function accountMail(
  payload: Payload,
  { kind, createdAt, to }: Email,
  layout: { sender: Sender; signature: string | null },
) {
  if (kind !== 'password-reset' && kind !== 'wrong-codes') return null
  const name = await findAccountName(payload, to)
  if (kind === 'password-reset') {
    const url = environment.cmsUrl + resetPath(tokenPlaceholder)
    return <AccountMail {...layout} name={name} url={url} {...accountMails.passwordReset} />
  }
  const { introduction, ...texts } = accountMails.wrongCodes
  return (
    <AccountMail
      {...layout}
      name={name}
      url={`${environment.cmsUrl}/cms/account`}
      introduction={introduction(formatInstant(createdAt))}
      {...texts}
    />
  )
}

async function findAccountName(payload: Payload, address: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: address } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.name
}

export function fillResetToken(text: string, token: string): string {
  return text.replaceAll(resetPath(tokenPlaceholder), resetPath(token))
}

/** Returns null if the token was used or has expired. */
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
