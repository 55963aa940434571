import type { ContactMessage } from '#payload-types'
import { Lines, MailLayout, Paragraph, Particulars, type Sender } from './mail-layout'

/** To the business: somebody has written on the Contact page. A reply goes to the writer. */
export function ContactNotice({ sender, message }: { sender: Sender; message: ContactMessage }) {
  return (
    <MailLayout
      sender={sender}
      preview={`${message.name}: ${message.subject}`}
      heading={message.subject}
    >
      <Particulars
        lines={[
          ['Name', message.name],
          ['Email', message.email],
          ['Phone', message.phone],
        ]}
      />
      <Paragraph>
        <Lines text={message.message} />
      </Paragraph>
      <Paragraph>Reply to this mail to answer {message.name}.</Paragraph>
    </MailLayout>
  )
}
