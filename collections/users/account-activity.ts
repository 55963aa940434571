import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { roles } from '#business/accounts/roles.ts'
import type { User } from '#payload-types.ts'
import { nameOf } from '#platform/activity/actor-of.ts'
import { recordActivity } from '#platform/activity/record-activity.ts'
import { doerOf, recordsActivity } from '#platform/activity/records-activity.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { transactionOf } from '#platform/database/transaction.ts'

/** Requests that set a password, which nobody is told of after it was stored. */
const settingPassword = new WeakSet<PayloadRequest>()

export const noticeNewPassword: CollectionBeforeChangeHook<User> = ({ data, req }) => {
  if (data.password) settingPassword.add(req)
}

/** The same where it is set through the link in a mail, which Payload does not count as an update. */
export const noticePasswordByLink: CollectionBeforeOperationHook<'users'> = ({
  operation,
  req,
}) => {
  if (operation === 'resetPassword') settingPassword.add(req)
}

/** Setting a password through that link signs its owner in, in the same transaction. */
export const recordPasswordByLink: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const doer = settingPassword.delete(req) && doerOf(req)
  if (!doer) return
  const deed = { act: 'account-changed', label: nameOf(user), what: 'password' } as const
  await recordActivity(req.payload, await transactionOf(req), doer, [deed])
}

/** What somebody does with an account. */
export const recordsAccountActivity = recordsActivity<User>(({ before, after, req }) => {
  const label = nameOf((before ?? after)!)
  if (!after) return [{ act: 'account-deleted', label }]
  if (!before) return [{ act: 'account-made', label, to: roles[after.role].label }]
  const isAnother = {
    name: (before.name || null) !== (after.name || null),
    email: before.email !== after.email,
    password: settingPassword.has(req),
    role: before.role !== after.role,
    'home branch': relatedId(before.branch) !== relatedId(after.branch),
  }
  const changed = Object.entries(isAnother).flatMap(([field, isSo]) => (isSo ? [field] : []))
  if (changed.length === 0) return []
  const ofRole = isAnother.role && {
    from: roles[before.role].label,
    to: roles[after.role].label,
  }
  return [{ act: 'account-changed', label, what: changed.join(', '), ...ofRole }]
})
