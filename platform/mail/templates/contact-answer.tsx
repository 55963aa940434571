import type { Language } from '#business/languages/languages.ts'
import { formatInstant } from '#business/pickups/local-time.ts'
import type { MailWords } from '#business/words/en/mails.ts'
import { fillSentence } from '#business/words/sentence.ts'
import type { ContactMessage } from '#payload-types.ts'
import { MailLayout, Paragraph } from './mail-layout.tsx'
import type { Sender } from './sender.ts'

export function ContactAnswer({
  language,
  words,
  sender,
  signature,
  message,
  answer,
}: {
  language: Language
  words: MailWords
  sender: Sender
  signature: string | null
  message: ContactMessage
  answer: string
}) {
  const youWrote = fillSentence(words.youWrote, { time: formatInstant(message.createdAt) })
  return (
    <MailLayout
      language={language}
      words={words}
      sender={sender}
      preview={answer.slice(0, 120)}
      heading={message.subject}
      texts={{ introduction: answer, closing: null, signature }}
    >
      <Paragraph text={`${youWrote}\n${message.message}`} />
    </MailLayout>
  )
}
