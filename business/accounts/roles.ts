export const roles = {
  editor: { label: 'Editor', description: 'Edits the website: pages, pictures, branches, hours.' },
  staff: { label: 'Staff', description: 'Handles bookings and answers messages.' },
  admin: { label: 'Admin', description: 'Everything, including accounts.' },
} as const

export type Role = keyof typeof roles

export function canManageBookings(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}

export function canEditContent(role: Role): boolean {
  return role === 'editor' || role === 'admin'
}

const isAdmin = (role: Role) => role === 'admin'

export const canEraseCustomers = isAdmin
export const seesOperatorNotices = isAdmin
export const canReadAllActivity = isAdmin
export const canRemoveSamples = isAdmin
