import { formatPhone, phoneHref } from '#business/words/phone.ts'
import type { ContactMessage } from '#payload-types.ts'
import { Detail, Details } from './details.tsx'
import { LinkButton } from './link-button.tsx'
import { MailLayout, Paragraph, staffFrame } from './mail-layout.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'
import type { Sender } from './sender.ts'

export function ContactNotice({
  sender,
  texts,
  message,
  url,
}: {
  sender: Sender
  texts: ResolvedMailTexts
  message: ContactMessage
  url: string
}) {
  return (
    <MailLayout
      {...staffFrame}
      sender={sender}
      preview={`${message.name}: ${message.subject}`}
      heading={message.subject}
      texts={texts}
    >
      <Details>
        <Detail term="Name" text={message.name} />
        <Detail term="Email" text={message.email} href={`mailto:${message.email}`} />
        <Detail
          term="Phone"
          text={message.phone && formatPhone(message.phone)}
          href={message.phone ? phoneHref(message.phone) : undefined}
        />
      </Details>
      <Paragraph text={message.message} />
      <LinkButton url={url} label="Open the message" />
    </MailLayout>
  )
}
