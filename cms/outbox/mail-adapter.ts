import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { environment } from '#environment'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { EmailAdapter } from 'payload'

const [from] = addressparser(environment.emailFrom, { flatten: true })
const sender = {
  defaultFromAddress: from?.address ?? environment.emailFrom,
  defaultFromName: from?.name ?? '',
}

/** Mail goes out over SMTP_URL; without one each mail is a file in DATA_DIR/mail, to be opened in any mail program. */
export const mailAdapter = environment.smtpUrl
  ? nodemailerAdapter({
      ...sender,
      // A mail server that is down must not keep the site from starting.
      skipVerify: true,
      transport: createTransport(environment.smtpUrl, { connectionTimeout: 15_000, socketTimeout: 60_000 }),
    })
  : fileAdapter

const rawMail = createTransport({ streamTransport: true, buffer: true })

function fileAdapter(): ReturnType<EmailAdapter> {
  return {
    name: 'eml-file',
    ...sender,
    sendEmail: async (mail) => {
      const from = { address: sender.defaultFromAddress, name: sender.defaultFromName }
      const { message } = await rawMail.sendMail({ from, ...mail })
      await mkdir(environment.mailDir, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(environment.mailDir, name), message as Buffer)
    },
  }
}
