import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
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
  /** From now on takes mails only from who signs in with this password. */
  requirePassword: (password: string) => void
  /** From now on refuses this recipient, and takes a mail for its others. */
  refuse: (address: string) => void
  /** From now on takes this long to say that it has a mail. */
  delay: (ms: number) => void
  /** Hangs up on so many mails from now on, in the middle of what they say. */
  dropNext: (count: number) => void
  stop: () => Promise<void>
}

/**
 * A real SMTP server on this machine that keeps what it receives. Without a port it takes a free one; `host` is the
 * address that it listens at.
 */
export async function startMailServer({
  port = 0,
  host = '127.0.0.1',
  onMail = () => {},
}: {
  port?: number
  host?: string
  onMail?: (mail: ReceivedMail) => Promise<void> | void
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refused = new Set<string>()
  let refusal: string | null = null
  let required: string | null = null
  let delayMs = 0
  let toDrop = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      const isRight = required === null || password === required
      done(isRight ? null : new Error('Authentication failed'), { user: 'saaf' })
    },
    onMailFrom(_address, { user }, done) {
      done(required && !user ? new Error('Sign in first') : null)
    },
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? new Error('no such mailbox') : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      if (toDrop > 0) {
        toDrop -= 1
        stream.once('data', () => server.connections.forEach((connection) => connection.close()))
        return
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal) return done(Object.assign(new Error(refusal), { responseCode: 550 }))
        void PostalMime.parse(Buffer.concat(chunks)).then(async (parsed) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          const mail = { ...parsed, recipients }
          received.push(mail)
          await onMail(mail)
          await setTimeout(delayMs)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  // A worker that is killed while it sends is no fault of this server.
  server.on('error', () => {})
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    requirePassword: (password) => (required = password),
    refuse: (address) => refused.add(address),
    refuseWith: (sentence) => (refusal = sentence),
    delay: (ms) => (delayMs = ms),
    dropNext: (count) => (toDrop = count),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
