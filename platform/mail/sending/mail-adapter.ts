import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { EmailAdapter } from 'payload'

interface MailSettings {
  smtpUrl: string | undefined
  emailFrom: string
  mailDir: string
}

/** Sends over SMTP_URL; without it, writes each mail to DATA_DIR/mail. */
export function createMailAdapter({ smtpUrl, emailFrom, mailDir }: MailSettings) {
  const [from] = addressparser(emailFrom, { flatten: true })
  const sender = {
    defaultFromAddress: from?.address ?? emailFrom,
    defaultFromName: from?.name ?? '',
  }
  if (!smtpUrl) return mailFiles(mailDir, sender)
  return nodemailerAdapter({
    ...sender,
    // The site starts even when the mail server is down.
    skipVerify: true,
    transport: createTransport(smtpSettings(smtpUrl)),
  })
}

function mailFiles(
  folder: string,
  sender: { defaultFromAddress: string; defaultFromName: string },
): EmailAdapter {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return () => ({
    name: 'mail-files',
    ...sender,
    sendEmail: async (mail) => {
      const from = { address: sender.defaultFromAddress, name: sender.defaultFromName }
      const { message } = await transport.sendMail({ from, ...mail })
      const sentAt = new Date().toISOString().replaceAll(/[:.]/g, '-')
      await mkdir(folder, { recursive: true })
      await writeFile(
        path.join(folder, `${sentAt}-${randomUUID().slice(0, 8)}.eml`),
        message as Buffer,
      )
    },
  })
}

// Shorter than the lease of a mail, unless the server is slow to answer each command.
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

export function smtpSettings(url: string) {
  return { url, ...timeouts }
}
