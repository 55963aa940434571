import type { TypeWithID } from 'payload'
import type { Deed } from '#platform/activity/record-activity.ts'
import {
  type Change,
  globalRecordsActivity,
  recordsActivity,
} from '#platform/activity/records-activity.ts'
import { isOnlyDraft } from '#platform/changes/announce-change.ts'

interface Published {
  id: string
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
}

/** Autosaved drafts leave no entry. */
async function createPublishingEvents({
  before,
  after,
  name: label,
  slug,
  req,
}: Change<Published>): Promise<Deed[]> {
  if (!after) return req.context.isUntouched ? [] : [{ act: 'content-deleted', label }]
  if (after._status === 'published') return [{ act: 'published', label }]
  if (!before || (await isOnlyDraft(slug, after, req))) return []
  return [{ act: 'unpublished', label }]
}

export const recordsPublishing = recordsActivity<Published>(createPublishingEvents)
export const globalRecordsPublishing = globalRecordsActivity<Published>(createPublishingEvents)

/** For collections without drafts. */
export const recordsContentActivity = recordsActivity<TypeWithID>(
  ({ before, after, name: label }) => {
    if (!after) return [{ act: 'content-deleted', label }]
    return [{ act: before ? 'content-changed' : 'content-added', label }]
  },
)
