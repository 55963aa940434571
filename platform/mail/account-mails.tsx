import type { Payload } from 'payload'
import { accountMailKinds } from '#business/mails/mail-kinds.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { defuseLinks } from '#business/words/clean-text.ts'
import { mails } from '#business/words/en.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { accountMails } from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import type { Email } from '#payload-types.ts'
import { createEmailToken } from '#platform/crypto/signed-token.ts'
import { MailLayout, type Sender, staffFrame } from '#platform/mail/templates/mail-layout.tsx'
import { LinkButton } from '#platform/mail/templates/mail-parts.tsx'

// Staff can read the outbox, so the token is inserted only when the mail is sent.
const tokenPlaceholder = '{token}'

const resetPath = (token: string) => `/cms/reset/${token}`
const confirmPath = (token: string) => `/api/users/confirm-email/${token}`

/** Returns null for mails that are not about an account. */
export async function accountMail(
  payload: Payload,
  { kind, createdAt, to, reason }: Email,
  layout: { sender: Sender; signature: string | null },
) {
  if (kind !== 'email-confirmation' && !accountMailKinds.includes(kind)) return null
  const name = await findAccountName(payload, to)
  if (kind === 'password-reset') {
    const url = environment.cmsUrl + resetPath(tokenPlaceholder)
    return <AccountMail {...layout} name={name} url={url} {...accountMails.passwordReset} />
  }
  if (kind === 'email-confirmation') {
    const url = environment.cmsUrl + confirmPath(tokenPlaceholder)
    return <AccountMail {...layout} name={null} url={url} {...accountMails.emailConfirmation} />
  }
  if (kind === 'email-change') {
    const { introduction, ...texts } = accountMails.emailChange
    return (
      <AccountMail
        {...layout}
        name={name}
        url={`${environment.cmsUrl}/cms/account`}
        introduction={introduction(formatInstant(createdAt), reason ?? '')}
        {...texts}
      />
    )
  }
  if (kind === 'recipient-changed') {
    const { introduction, ...texts } = accountMails.recipientChanged
    return (
      <AccountMail
        {...layout}
        name={name}
        url={`${environment.siteUrl}/admin/activity`}
        introduction={introduction(formatInstant(createdAt), defuseLinks(reason ?? ''))}
        {...texts}
      />
    )
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

export function fillLinkToken(text: string, token: string): string {
  return [resetPath, confirmPath].reduce(
    (filled, path) => filled.replaceAll(path(tokenPlaceholder), path(token)),
    text,
  )
}

/** For mails with a link. Returns null if the token was used, replaced or has expired. */
export async function findLinkToken(
  payload: Payload,
  { kind, to, createdAt }: Email,
): Promise<string | null | undefined> {
  if (kind === 'password-reset') return findResetToken(payload, to)
  if (kind !== 'email-confirmation') return undefined
  const { docs } = await payload.find({
    collection: 'users',
    where: { newEmail: { equals: to } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ? createEmailToken(payload.secret, docs[0], new Date(createdAt)) : null
}

async function findResetToken(payload: Payload, address: string): Promise<string | null> {
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

/** Has fixed texts that editors cannot change. */
function AccountMail({
  sender,
  name,
  signature,
  subject,
  introduction,
  closing,
  button,
  url,
}: {
  sender: Sender
  name?: string | null
  signature: string | null
  subject: string
  introduction: string
  closing: string
  button: string
  url: string
}) {
  return (
    <MailLayout
      {...staffFrame}
      sender={sender}
      preview={introduction}
      heading={subject}
      greeting={name ? fillSentence(mails.greeting, { name }) : undefined}
      texts={{ introduction, closing, signature }}
    >
      <LinkButton url={url} label={button} />
    </MailLayout>
  )
}
