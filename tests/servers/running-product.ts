import { storeSampleSql } from '#tests/helpers/database/table-contents.ts'
import { addAccountsSql, runStatements } from './prepared-system.ts'
import { openForm, type Product, startMailbox, waitForPages } from './product.ts'

/**
 * Set if a product already runs (deploy/topology). It has sample content, the test admin and
 * RATE_LIMITS=off, sends mails to PRODUCT_MAIL_PORT, and uses PRODUCT_DATABASE_URL.
 */
export const runningProductUrl = process.env.PRODUCT_URL

/** Adds the other accounts, copies the content for resets, and receives mails until `stop`. */
export async function joinRunningProduct(url: string): Promise<Product> {
  const databaseUrl = process.env.PRODUCT_DATABASE_URL!
  await runStatements(databaseUrl, [
    ...addAccountsSql,
    'DROP SCHEMA IF EXISTS sample CASCADE',
    storeSampleSql,
  ])
  const firstForm = await openForm(url)
  const { mailbox, stop } = await startMailbox({
    port: Number(process.env.PRODUCT_MAIL_PORT),
    // Mails may come from a container.
    host: '0.0.0.0',
  })
  return {
    site: url,
    cms: url,
    databaseUrl,
    uploads: null,
    secret: process.env.PAYLOAD_SECRET!,
    mailbox,
    firstForm,
    shownContent: await waitForPages(url),
    stop,
  }
}
