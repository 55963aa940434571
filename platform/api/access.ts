import { type Access, APIError, type FieldAccess, type Where } from 'payload'
import { frontDeskEventTypes } from '#business/accounts/activity-log.ts'
import {
  canEditContent,
  canManageBookings,
  canReadAllActivity,
  type Role,
} from '#business/accounts/roles.ts'

/** Visitors (no user) see published documents, signed-in users also drafts. */
export const publishedOrSignedIn: Access = ({ req: { user } }) =>
  user !== null || { _status: { equals: 'published' } }

/** Allows only our own code, with `overrideAccess: true`. */
export const nobody: Access & FieldAccess = () => false

const notTrashed: Where = { deletedAt: { exists: false } }

/** As `publishedOrSignedIn`, for collections with a trash. */
export const shownOrSignedIn: Access = ({ req: { user } }) =>
  user !== null || { and: [{ _status: { equals: 'published' } }, notTrashed] }

export const notTrashedOrSignedIn: Access = ({ req: { user } }) => user !== null || notTrashed

export const signedIn: Access & FieldAccess = ({ req: { user } }) => user !== null

export const editors: Access & FieldAccess = ({ req: { user } }) =>
  user !== null && canEditContent(user.role)

/** For `admin.hidden`. */
const hiddenUnless =
  (mayUse: (role: Role) => boolean) =>
  ({ user }: { user: object | null }) =>
    user !== null && !mayUse((user as { role: Role }).role)

/** Staff find no content in the CMS. */
export const unlessEditor = hiddenUnless(canEditContent)

export const unlessBookingStaff = hiddenUnless(canManageBookings)

export const bookingStaff: Access & FieldAccess = ({ req: { user } }) =>
  user !== null && canManageBookings(user.role)

export const admins: Access & FieldAccess = ({ req: { user } }) => user?.role === 'admin'

export const adminsOrSelf: Access = ({ req: { user } }) => {
  if (user === null) return false
  return user.role === 'admin' || { id: { equals: user.id } }
}

/** Refuses Payload's writes, which would bypass the rules of `operations`. */
export function writtenOnlyBy(operations: string) {
  return ({ collection, operation }: { collection: { slug: string }; operation: string }) => {
    if (operation !== 'create' && operation !== 'update') return
    throw new APIError(
      `Payload does not write ${collection.slug}. Call ${operations}.`,
      403,
      undefined,
      false,
    )
  }
}

/** Admins see every entry, booking staff only entries about bookings and messages. */
export const activityReaders: Access = ({ req: { user } }) => {
  if (user === null || !canManageBookings(user.role)) return false
  return canReadAllActivity(user.role) || { type: { in: frontDeskEventTypes } }
}
