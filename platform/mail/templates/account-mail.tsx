import { LinkButton } from './link-button.tsx'
import { MailLayout } from './mail-layout.tsx'
import type { Sender } from './sender.ts'

/** Has fixed texts that editors cannot change. */
export function AccountMail({
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
      sender={sender}
      preview={introduction}
      heading={subject}
      greeting={name ? `Dear ${name},` : undefined}
      texts={{ introduction, closing, signature }}
    >
      <LinkButton url={url} label={button} />
    </MailLayout>
  )
}
