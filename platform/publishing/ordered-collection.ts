import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { getTransaction } from '#platform/database/transaction.ts'
import { notifyContentChange } from '#platform/notifications/notify-content-change.ts'

interface Positioned {
  id: string
  _order?: string | null
}

/** A form that was opened before a move must not undo it. */
function ignorePositionsOfForms<Args extends object>({
  args,
  operation,
}: {
  args: Args
  operation: string
}): Args | undefined {
  const { data } = args as { data?: Record<string, unknown> }
  const isForm = operation === 'update' && data && Object.keys(data).length > 1
  if (!isForm || !('_order' in data)) return undefined
  const others = { ...data }
  delete others._order
  return { ...args, data: others }
}

/**
 * A position belongs to the entry, not to a version: the site follows at once, also while a draft
 * is pending (Payload would wait, payload #17855), and restoring a version moves nothing.
 */
const storePosition: CollectionAfterChangeHook<Positioned> = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || doc._order === previousDoc._order) return
  const table = collection.slug.replaceAll('-', '_')
  const transaction = await getTransaction(req)
  await transaction.execute(
    sql`UPDATE ${sql.identifier(table)} SET _order = ${doc._order} WHERE id = ${doc.id}`,
  )
  await transaction.execute(
    sql`UPDATE ${sql.identifier(`_${table}_v`)} SET version__order = ${doc._order} WHERE parent_id = ${doc.id}`,
  )
  await notifyContentChange(req, collection.slug)
}

export const positionHooks = {
  beforeOperation: [ignorePositionsOfForms],
  afterChange: [storePosition],
}
