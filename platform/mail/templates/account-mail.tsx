import { LinkButton } from './link-button.tsx'
import { MailLayout, Paragraph } from './mail-layout.tsx'
import type { Sender } from './sender.ts'

/** Has fixed texts that editors cannot change. */
export function AccountMail({
  sender,
  subject,
  introduction,
  closing,
  button,
  url,
}: {
  sender: Sender
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
      texts={{ introduction, closing: null, signature: null }}
    >
      <LinkButton url={url} label={button} />
      <Paragraph text={closing} />
    </MailLayout>
  )
}
