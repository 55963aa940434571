import type { Payload } from 'payload'
import { inTransaction } from '#platform/database/transaction.ts'
import { fillDatabase } from './fill-database.ts'

/**
 * Stores samples in one transaction. Returns false, without changes, if the database has content.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await hasContent(payload)) return false
  await inTransaction(payload, fillDatabase)
  return true
}

export async function hasContent(payload: Payload): Promise<boolean> {
  // Collections with drafts hold editors' content. Pictures have no drafts.
  const draftCollections = payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => slug)
  const counts = await Promise.all(
    [...draftCollections, 'media' as const].map((collection) =>
      payload.count({ collection, overrideAccess: true }),
    ),
  )
  const business = await payload.findGlobal({ slug: 'business-info', overrideAccess: true })
  return counts.some(({ totalDocs }) => totalDocs > 0) || Boolean(business.updatedAt)
}
