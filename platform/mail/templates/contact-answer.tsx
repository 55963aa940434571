import { formatInstant } from '#business/pickups/local-time.ts'
import type { ContactMessage } from '#payload-types.ts'
import { MailLayout, Paragraph } from './mail-layout.tsx'
import type { Sender } from './sender.ts'

export function ContactAnswer({
  sender,
  signature,
  message,
  answer,
}: {
  sender: Sender
  signature: string | null
  message: ContactMessage
  answer: string
}) {
  return (
    <MailLayout
      sender={sender}
      preview={answer.slice(0, 120)}
      heading={message.subject}
      texts={{ introduction: answer, closing: null, signature }}
    >
      <Paragraph text={`On ${formatInstant(message.createdAt)} you wrote:\n${message.message}`} />
    </MailLayout>
  )
}
