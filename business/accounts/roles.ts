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

export function canEraseCustomers(role: Role): boolean {
  return role === 'admin'
}

export function seesOperatorNotices(role: Role): boolean {
  return role === 'admin'
}

export function canReadAllActivity(role: Role): boolean {
  return role === 'admin'
}

export function canRemoveSamples(role: Role): boolean {
  return role === 'admin'
}
