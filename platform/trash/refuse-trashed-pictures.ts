import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import { getTransaction } from '#platform/database/transaction.ts'

interface Change {
  data: Record<string, unknown>
  originalDoc?: Record<string, unknown>
  req: PayloadRequest
}

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/**
 * Refuses entries with trashed pictures, restored ones too. Locks the pictures, so that a
 * concurrent deletion waits, and then finds this use.
 */
export async function refuseTrashedPictures({ data, originalDoc, req }: Change) {
  if (data.deletedAt) return data
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const ids = JSON.stringify(isRestored ? { ...originalDoc, ...data } : data).match(uuids)
  if (!ids) return data
  const transaction = await getTransaction(req)
  const { rows } = await transaction.execute<{ alt: string; trashed: boolean }>(sql`
    SELECT COALESCE(alt, filename) AS alt, deleted_at IS NOT NULL AS trashed FROM media
    LEFT JOIN media_locales ON _parent_id = media.id AND _locale = ${defaultLanguage}
    WHERE media.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY media.id FOR KEY SHARE OF media`)
  const trashed = rows.filter((picture) => picture.trashed).map(({ alt }) => alt)
  if (trashed.length > 0) {
    throw new APIError(staffWords.picture.inTrash(trashed), 409, undefined, true)
  }
  return data
}
