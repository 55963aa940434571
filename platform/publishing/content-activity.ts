import type { TypeWithID } from 'payload'
import {
  activityHooks,
  type DocumentChange,
  globalActivityHooks,
} from '#platform/activity/activity-hooks.ts'
import type { ActivityEvent } from '#platform/activity/record-activity.ts'
import { isUnpublishedDraft } from '#platform/notifications/notify-content-change.ts'

interface Published {
  id: string
  _status?: 'draft' | 'published' | null
  updatedAt?: string | null
  deletedAt?: string | null
  _order?: string | null
}

/** Undefined if the entry neither entered nor left the trash. */
function createTrashEvents(
  before: { deletedAt?: string | null } | null,
  after: { deletedAt?: string | null },
  label: string,
): ActivityEvent[] | undefined {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return undefined
  return [{ act: after.deletedAt ? 'content-deleted' : 'content-restored', label }]
}

/** Autosaved drafts leave no entry. */
async function createPublishingEvents({
  before,
  after,
  name: label,
  slug,
  req,
}: DocumentChange<Published>): Promise<ActivityEvent[]> {
  if (!after) return req.context.isEmptyDraft ? [] : [{ act: 'content-deleted', label }]
  const trashEvents = createTrashEvents(before, after, label)
  if (trashEvents) return trashEvents
  if (before && before._order !== after._order) return [{ act: 'content-changed', label }]
  if (after._status === 'published') return [{ act: 'published', label }]
  if (!before || (await isUnpublishedDraft(slug, after, req))) return []
  return [{ act: 'unpublished', label }]
}

export const publishingActivityHooks = activityHooks<Published>(createPublishingEvents)
export const globalPublishingActivityHooks = globalActivityHooks<Published>(createPublishingEvents)

/** Logs changes in collections without drafts. */
export const contentActivityHooks = activityHooks<TypeWithID & { deletedAt?: string | null }>(
  ({ before, after, name: label }) => {
    if (!after) return [{ act: 'content-deleted', label }]
    const act = before ? 'content-changed' : 'content-added'
    return createTrashEvents(before, after, label) ?? [{ act, label }]
  },
)
