import { addAccounts, ask } from './prepared-system.ts'
import { openForm, type Product, startMailbox } from './product.ts'

/**
 * Where a product is already running that the journeys are to meet, in the place of those they start: its one address,
 * for site and CMS (deploy/topology). It has the sample content, the admin of `accounts.ts` and RATE_LIMITS=off, and
 * sends its mails to PRODUCT_MAIL_PORT of this machine; PRODUCT_DATABASE_URL is its database.
 */
export const runningProduct = process.env.PRODUCT_URL

/** Gives it the other accounts, and takes its mails until stopped. */
export async function joinRunningProduct(url: string): Promise<Product> {
  const databaseUrl = process.env.PRODUCT_DATABASE_URL!
  await ask(databaseUrl, addAccounts)
  const firstForm = await openForm(url)
  const { mailbox, stop } = await startMailbox({
    port: Number(process.env.PRODUCT_MAIL_PORT),
    // It may come from a container.
    host: '0.0.0.0',
  })
  return { site: url, cms: url, databaseUrl, mailbox, firstForm, stop }
}
