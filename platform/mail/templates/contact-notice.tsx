import { formatPhone } from '#business/words/phone.ts'
import type { ContactMessage } from '#payload-types.ts'
import { LinkButton } from './link-button.tsx'
import { MailLayout, Paragraph } from './mail-layout.tsx'
import type { MailWords } from './mail-words.ts'
import { Particular, Particulars } from './particulars.tsx'
import type { Sender } from './sender.ts'

/** Notifies the business of a contact message. */
export function ContactNotice({
  sender,
  words,
  message,
  url,
}: {
  sender: Sender
  words: MailWords
  message: ContactMessage
  url: string
}) {
  return (
    <MailLayout
      sender={sender}
      preview={`${message.name}: ${message.subject}`}
      heading={message.subject}
      words={words}
    >
      <Particulars>
        <Particular term="Name" text={message.name} />
        <Particular term="Email" text={message.email} href={`mailto:${message.email}`} />
        <Particular term="Phone" text={message.phone && formatPhone(message.phone)} />
      </Particulars>
      <Paragraph text={message.message} />
      <LinkButton url={url} label="Answer it" />
    </MailLayout>
  )
}
