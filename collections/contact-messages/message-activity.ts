import type { ContactMessage } from '#payload-types.ts'
import { activityHooks } from '#platform/activity/record-activity.ts'

/** Answering implies the mark, so log one entry. */
export const messageActivityHooks = activityHooks<ContactMessage>(({ before, after }) => {
  // Visitors create messages.
  if (!before) return []
  const message = before.id
  if (!after) return [{ act: 'message-deleted', message }]
  if ((after.answers ?? []).length > (before.answers ?? []).length) {
    return [{ act: 'message-answered', message }]
  }
  if (Boolean(before.handled) === Boolean(after.handled)) return []
  return [{ act: after.handled ? 'message-marked' : 'message-unmarked', message }]
})
