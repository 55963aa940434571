import type { ContactMessage } from '#payload-types.ts'
import { recordsActivity } from '#platform/activity/records-activity.ts'

/** What somebody does with a message. An answer marks it as answered, which goes without saying. */
export const recordsMessageActivity = recordsActivity<ContactMessage>(({ before, after }) => {
  // Visitors write them.
  if (!before) return []
  const message = before.id
  if (!after) return [{ act: 'message-deleted', message }]
  if ((after.answers ?? []).length > (before.answers ?? []).length) {
    return [{ act: 'message-answered', message }]
  }
  if (Boolean(before.handled) === Boolean(after.handled)) return []
  return [{ act: after.handled ? 'message-marked' : 'message-unmarked', message }]
})
