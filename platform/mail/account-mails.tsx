import type { Payload, Where } from 'payload'
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

/** Returns null for mails that are not about an account. Their texts are fixed. */
export async function accountMail(
  payload: Payload,
  email: Email,
  { sender, signature }: { sender: Sender; signature: string | null },
) {
  const content = accountMailContent(email)
  if (!content) return null
  const { url, subject, introduction, closing, button } = content
  // The address to confirm belongs to no account yet.
  const isAccount = email.kind !== 'email-confirmation'
  const name = isAccount && (await findUser(payload, { email: { equals: email.to } }))?.name
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

function accountMailContent({ kind, createdAt, reason }: Email) {
  const { passwordReset, emailConfirmation, emailChange, recipientChanged, wrongCodes } =
    accountMails
  const { siteUrl, cmsUrl } = environment
  const at = formatInstant(createdAt)
  const accountUrl = `${cmsUrl}/cms/account`
  switch (kind) {
    case 'password-reset':
      return { ...passwordReset, url: cmsUrl + resetPath(tokenPlaceholder) }
    case 'email-confirmation':
      return { ...emailConfirmation, url: cmsUrl + confirmPath(tokenPlaceholder) }
    case 'email-change': {
      const introduction = emailChange.introduction(at, reason ?? '')
      return { ...emailChange, introduction, url: accountUrl }
    }
    case 'recipient-changed': {
      const introduction = recipientChanged.introduction(at, defuseLinks(reason ?? ''))
      return { ...recipientChanged, introduction, url: `${siteUrl}/admin/activity` }
    }
    case 'wrong-codes':
      return { ...wrongCodes, introduction: wrongCodes.introduction(at), url: accountUrl }
    default:
      return null
  }
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
  if (kind === 'password-reset') {
    const account = await findUser(payload, {
      email: { equals: to },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    })
    return account?.resetPasswordToken ?? null
  }
  if (kind !== 'email-confirmation') return undefined
  const account = await findUser(payload, { newEmail: { equals: to } })
  return account ? createEmailToken(payload.secret, account, new Date(createdAt)) : null
}

async function findUser(payload: Payload, where: Where) {
  const read = {
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find({ collection: 'users', where, ...read })
  return docs[0]
}
