import type { Access, FieldAccess } from 'payload'
import { editsContent, readsAllActivity, worksBookings } from '#business/accounts/roles.ts'
import { frontDeskActs } from '#business/activity/acts.ts'

/** Who may do what, in the words of the design's role table. A visitor is a request without a user. */
export const anyone: Access = () => true

/** What is published for everyone; drafts only for people who are signed in. */
export const publishedOrSignedIn: Access = ({ req: { user } }) =>
  user !== null || { _status: { equals: 'published' } }

/** No person through any door; only the product itself, with `overrideAccess: true`. */
export const nobody: Access & FieldAccess = () => false

export const signedIn: Access & FieldAccess = ({ req: { user } }) => user !== null

export const editors: Access & FieldAccess = ({ req: { user } }) =>
  user !== null && editsContent(user.role)

export const bookingStaff: Access & FieldAccess = ({ req: { user } }) =>
  user !== null && worksBookings(user.role)

export const admins: Access & FieldAccess = ({ req: { user } }) => user?.role === 'admin'

/** An admin any account, everyone else their own. */
export const adminsOrSelf: Access = ({ req: { user } }) => {
  if (user === null) return false
  return user.role === 'admin' || { id: { equals: user.id } }
}

/** An admin every line of the activity log; whoever else works bookings what is about these and about messages. */
export const activityReaders: Access = ({ req: { user } }) => {
  if (user === null || !worksBookings(user.role)) return false
  return readsAllActivity(user.role) || { act: { in: frontDeskActs } }
}
