import type { Language } from '#business/languages/languages.ts'
import { formatInstant } from '#business/pickups/format-instant.ts'
import { formatPhone, phoneHref } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { ContactMessage } from '#payload-types.ts'
import { MailLayout, Paragraph, type Sender, staffFrame } from './mail-layout.tsx'
import { Detail, Details, LinkButton } from './mail-parts.tsx'
import type { ResolvedMailTexts } from './resolve-mail-texts.ts'

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

export function ContactAnswer({
  language,
  words: { mails, dates },
  sender,
  signature,
  message,
  answer,
}: {
  language: Language
  words: Pick<Words, 'mails' | 'dates'>
  sender: Sender
  signature: string | null
  message: ContactMessage
  answer: string
}) {
  const youWrote = fillSentence(mails.youWrote, {
    time: formatInstant(message.createdAt, dates),
  })
  return (
    <MailLayout
      language={language}
      words={mails}
      sender={sender}
      preview={answer.slice(0, 120)}
      heading={message.subject}
      texts={{ introduction: answer, closing: null, signature }}
    >
      <Paragraph text={`${youWrote}\n${message.message}`} />
    </MailLayout>
  )
}
