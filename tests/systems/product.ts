import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hiddenFields } from '#tests/setup/booking-form.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { startSystem } from './system.ts'

/** The product as `npm start` runs it, with a database, a DATA_DIR and a mail server of its own. */
export interface Product {
  /** The address of the site. */
  site: string
  /** The address of the CMS. */
  cms: string
  databaseUrl: string
  /** The file in which its mail server keeps what it has received, for `receivedMails`. */
  mailbox: string
  /** A form that was opened when the product had just started. */
  firstForm: OpenedForm
  stop: () => Promise<void>
}

export interface OpenedForm {
  formStamp: string
  /** In milliseconds since 1970. */
  openedAt: number
}

// What a power failure takes from the copy of a database, nobody misses.
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export async function startProduct(): Promise<Product> {
  const mailServer = await startMailbox()
  try {
    const { sites, cms, databaseUrl, stop } = await startSystem({
      siteCount: 1,
      // All journeys book from one address.
      settings: { SMTP_URL: mailServer.url, RATE_LIMITS: 'off' },
      postgresOptions: withoutDurability,
    })
    const site = sites[0]!
    return {
      site,
      cms,
      databaseUrl,
      mailbox: mailServer.mailbox,
      firstForm: await openForm(site),
      stop: async () => {
        await stop()
        await mailServer.stop()
      },
    }
  } catch (error) {
    await mailServer.stop()
    throw error
  }
}

/** A mail server that keeps in a file what it has received. */
export async function startMailbox(where: { port?: number; host?: string } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-mailbox-'))
  const mailbox = path.join(folder, 'mailbox.jsonl')
  await writeFile(mailbox, '')
  const { url, stop } = await startMailServer({
    ...where,
    onMail: (mail) => appendFile(mailbox, `${JSON.stringify(mail)}\n`),
  })
  return {
    url,
    mailbox,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

export async function openForm(site: string): Promise<OpenedForm> {
  const { formStamp } = await hiddenFields(site)
  return { formStamp: formStamp!, openedAt: Date.now() }
}

/** What a product's mail server has received so far, in order. */
export async function receivedMails({
  mailbox,
}: Pick<Product, 'mailbox'>): Promise<ReceivedMail[]> {
  const lines = (await readFile(mailbox, 'utf8')).split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as ReceivedMail)
}
