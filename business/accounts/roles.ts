export const roles = {
  editor: { label: 'Editor', description: 'Writes the website: pages, pictures, branches, hours.' },
  staff: { label: 'Staff', description: 'Works the bookings and answers messages.' },
  admin: { label: 'Admin', description: 'Everything, and the accounts of the others.' },
} as const

export type Role = keyof typeof roles

/** Includes messages and sent mail. */
export function worksBookings(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}

export function editsContent(role: Role): boolean {
  return role === 'editor' || role === 'admin'
}

/** Includes export of customer data. */
export function erasesCustomers(role: Role): boolean {
  return role === 'admin'
}

/** True if the role sees notices for the operator. */
export function keepsSystem(role: Role): boolean {
  return role === 'admin'
}

/** Includes content and accounts. */
export function readsAllActivity(role: Role): boolean {
  return role === 'admin'
}
