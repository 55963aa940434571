import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Whom the server was asked to deliver it to. */
  recipients: string[]
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** From now on refuses every mail with this code and sentence; null: takes them again. */
  refuseWith: (refusal: string | null) => void
  stop: () => Promise<void>
}

/** A real SMTP server on this machine that keeps what it receives. Without a port it takes a free one. */
export async function startMailServer({ port = 0 } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal) return done(Object.assign(new Error(refusal), { responseCode: 550 }))
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ ...mail, recipients })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith: (sentence) => (refusal = sentence),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
