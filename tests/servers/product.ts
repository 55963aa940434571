import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchHiddenFields } from '#tests/helpers/http/booking-form.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { startSystem } from './system.ts'

/** As `npm start` runs it, with its own database, DATA_DIR and mail server. */
export interface Product {
  site: string
  cms: string
  databaseUrl: string
  mailbox: string
  firstForm: OpenedForm
  stop: () => Promise<void>
}

export interface OpenedForm {
  formStamp: string
  /** Milliseconds since 1970. */
  openedAt: number
}

// A test database may lose data in a power failure.
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export async function startProduct(): Promise<Product> {
  const mailServer = await startMailbox()
  try {
    const { sites, cms, databaseUrl, stop } = await startSystem({
      siteCount: 1,
      // All tests book from one IP address.
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
  const { formStamp } = await fetchHiddenFields(site)
  return { formStamp: formStamp!, openedAt: Date.now() }
}

export async function readReceivedMails({
  mailbox,
}: Pick<Product, 'mailbox'>): Promise<ReceivedMail[]> {
  const lines = (await readFile(mailbox, 'utf8')).split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as ReceivedMail)
}
