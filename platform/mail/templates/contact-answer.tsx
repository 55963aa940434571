import type { Language } from '#business/languages/languages.ts'
import { formatInstant } from '#business/pickups/format-instant.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { ContactMessage } from '#payload-types.ts'
import { MailLayout, Paragraph } from './mail-layout.tsx'
import type { Sender } from './sender.ts'

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
