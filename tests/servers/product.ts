import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  emptyTablesSql,
  restoreSampleSql,
  storeSampleSql,
} from '#tests/helpers/database/table-contents.ts'
import { fetchHiddenFields } from '#tests/helpers/http/booking-form.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { preparedSystem, runStatements } from './prepared-system.ts'
import { startSystem } from './system.ts'

/** As `npm start` runs it, with its own database, DATA_DIR and mail server. */
export interface Product {
  site: string
  cms: string
  databaseUrl: string
  /** Null if the product runs elsewhere. */
  uploads: { folder: string; original: string } | null
  secret: string
  mailbox: string
  firstForm: OpenedForm
  /** A hash. */
  shownContent: string
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
    const { sites, cms, databaseUrl, mediaDir, stop } = await startSystem({
      siteCount: 1,
      // All tests book from one IP address.
      settings: { SMTP_URL: mailServer.url, RATE_LIMITS: 'off' },
      postgresOptions: withoutDurability,
    })
    const site = sites[0]!
    await runStatements(databaseUrl, [storeSampleSql])
    return {
      site,
      cms,
      databaseUrl,
      uploads: { folder: mediaDir, original: path.join(await preparedSystem(), 'data/media') },
      secret,
      mailbox: mailServer.mailbox,
      firstForm: await openForm(site),
      shownContent: await waitForPages(site),
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

/** Restores content, accounts and pictures, and waits until the site shows them. */
export async function resetProduct(product: Omit<Product, 'stop'>): Promise<void> {
  const { site, databaseUrl, uploads, shownContent } = product
  await runStatements(databaseUrl, [
    'BEGIN',
    // Otherwise PostgreSQL might abort this instead of a change by the worker.
    `SET LOCAL deadlock_timeout = '1min'`,
    emptyTablesSql,
    restoreSampleSql,
    'NOTIFY content_changed',
    'COMMIT',
  ])
  if (uploads && (await isChanged(uploads))) {
    await rm(uploads.folder, { recursive: true })
    execFileSync('cp', ['-a', uploads.original, uploads.folder])
  }
  await waitForPages(site, shownContent)
}

/** A folder's time changes when a file is added or removed. */
async function isChanged({ folder, original }: NonNullable<Product['uploads']>): Promise<boolean> {
  return (await stat(folder)).mtimeMs !== (await stat(original)).mtimeMs
}

/** Returns a hash of the content, once the site has rendered its pages. */
export async function waitForPages(site: string, expectedHash?: string): Promise<string> {
  const deadline = Date.now() + waitOptions.timeout
  for (;;) {
    // The sitemap has the times of all edits, the tag of a cached page changes with its content.
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname)
    const cached = paths.filter((path) => !/\/(booking|contact)$/.test(path))
    const tags = await Promise.all(cached.map((path) => fetchTag(site + path)))
    const hash = createHash('sha256')
      .update([sitemap, ...tags].join())
      .digest('hex')
    if (tags[0] && hash === (expectedHash ?? hash)) return hash
    if (Date.now() > deadline) throw new Error(`${site} does not show the expected content.`)
    await setTimeout(waitOptions.interval)
  }
}

async function fetchTag(url: string): Promise<string | null> {
  return (await fetch(url, { method: 'HEAD' })).headers.get('ETag')
}
