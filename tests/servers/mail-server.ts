import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'

// By default it waits 100 ms for clients that talk before it does.
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady())
}

export interface ReceivedMail extends Email {
  recipients: string[]
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Null accepts mails again. */
  rejectAllWith: (message: string | null) => void
  requirePassword: (password: string) => void
  rejectRecipient: (address: string) => void
  delayReplies: (ms: number) => void
  /** Closes the connection in the middle of each of the next mails. */
  dropNextMails: (count: number) => void
  stop: () => Promise<void>
}

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
  const rejectedRecipients = new Set<string>()
  let rejectionMessage: string | null = null
  let requiredPassword: string | null = null
  let delayMs = 0
  let remainingDrops = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      const isValid = requiredPassword === null || password === requiredPassword
      done(isValid ? null : new Error('Authentication failed'), { user: 'saaf' })
    },
    onMailFrom(_address, { user }, done) {
      done(requiredPassword && !user ? new Error('Sign in first') : null)
    },
    onRcptTo({ address }, _session, done) {
      done(rejectedRecipients.has(address) ? new Error('no such mailbox') : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      if (remainingDrops > 0) {
        remainingDrops -= 1
        stream.once('data', () => server.connections.forEach((connection) => connection.close()))
        return
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (rejectionMessage)
          return done(Object.assign(new Error(rejectionMessage), { responseCode: 550 }))
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
  // Ignore errors of clients that are killed while sending.
  server.on('error', () => {})
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    requirePassword: (password) => (requiredPassword = password),
    rejectRecipient: (address) => rejectedRecipients.add(address),
    rejectAllWith: (message) => (rejectionMessage = message),
    delayReplies: (ms) => (delayMs = ms),
    dropNextMails: (count) => (remainingDrops = count),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
