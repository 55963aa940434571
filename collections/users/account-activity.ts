import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { roles } from '#business/accounts/roles.ts'
import type { User } from '#payload-types.ts'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import {
  activityHooks,
  getLoggedActor,
  recordActivity,
} from '#platform/activity/record-activity.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { getTransaction } from '#platform/database/transaction.ts'

/** Later hooks no longer see the password. */
const requestsSettingPassword = new WeakSet<PayloadRequest>()

export const markPasswordChange: CollectionBeforeChangeHook<User> = ({ data, req }) => {
  if (data.password) requestsSettingPassword.add(req)
}

/** Payload does not count a password reset as an update. */
export const markPasswordReset: CollectionBeforeOperationHook<'users'> = ({ operation, req }) => {
  if (operation === 'resetPassword') requestsSettingPassword.add(req)
}

/** A password reset also signs the user in. */
export const recordPasswordReset: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const actor = requestsSettingPassword.delete(req) && getLoggedActor(req)
  if (!actor) return
  const event = { type: 'account-changed', label: displayNameFor(user), what: 'password' } as const
  await recordActivity(req.payload, await getTransaction(req), actor, [event])
}

export const accountActivityHooks = activityHooks<User>(({ before, after, req }) => {
  const label = displayNameFor((before ?? after)!)
  if (!after) return [{ type: 'account-deleted', label }]
  if (!before) return [{ type: 'account-made', label, to: roles[after.role].label }]
  const isChanged = {
    name: (before.name || null) !== (after.name || null),
    email: before.email !== after.email,
    'email (not confirmed)':
      Boolean(after.newEmail) && (before.newEmail || null) !== (after.newEmail || null),
    password: requestsSettingPassword.has(req),
    role: before.role !== after.role,
    'home branch': relatedId(before.branch) !== relatedId(after.branch),
  }
  const changed = Object.entries(isChanged).flatMap(([field, differs]) => (differs ? [field] : []))
  if (changed.length === 0) return []
  const roleChange = isChanged.role && {
    from: roles[before.role].label,
    to: roles[after.role].label,
  }
  return [{ type: 'account-changed', label, what: changed.join(', '), ...roleChange }]
})
