import { mails } from '#business/words/en.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout, staffFrame } from './mail-layout.tsx'
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
