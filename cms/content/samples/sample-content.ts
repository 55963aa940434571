import type { Payload } from 'payload'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { fillDatabase } from './fill-database.ts'

/**
 * Fills a database that has no content with that of a sample business, all of it or nothing. Returns whether it did:
 * where anybody has entered anything, it leaves the database as it is.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await hasContent(payload)) return false
  await inTransaction(payload, fillDatabase)
  return true
}

/** Whether anybody has entered anything that the sample content would stand beside. */
export async function hasContent(payload: Payload): Promise<boolean> {
  // Whatever has drafts is written by editors; pictures have none.
  const written = payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => slug)
  const counts = await Promise.all(
    [...written, 'media' as const].map((collection) =>
      payload.count({ collection, overrideAccess: true }),
    ),
  )
  const business = await payload.findGlobal({ slug: 'business-info', overrideAccess: true })
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(business.updatedAt)
}
