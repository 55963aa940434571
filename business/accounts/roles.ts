export const roles = {
  editor: { label: 'Editor', description: 'Edits the website: pages, pictures, branches, hours.' },
  staff: { label: 'Staff', description: 'Handles bookings and answers messages.' },
  admin: { label: 'Admin', description: 'Everything, including accounts.' },
} as const

export type Role = keyof typeof roles

/** Includes messages and sent mail. */
export function canManageBookings(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}

export function canEditContent(role: Role): boolean {
  return role === 'editor' || role === 'admin'
}

/** Includes export of customer data. */
export function canEraseCustomers(role: Role): boolean {
  return role === 'admin'
}

export function seesOperatorNotices(role: Role): boolean {
  return role === 'admin'
}

/** Includes accounts. */
export function canReadAllActivity(role: Role): boolean {
  return role === 'admin'
}

/** Covers the sample data of `npm run demo`. */
export function canRemoveSamples(role: Role): boolean {
  return role === 'admin'
}
