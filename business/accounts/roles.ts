/** What a person who signs in does here. */
export const roles = {
  editor: { label: 'Editor', description: 'Writes the website: pages, pictures, branches, hours.' },
  staff: { label: 'Staff', description: 'Works the bookings and answers messages.' },
  admin: { label: 'Admin', description: 'Everything, and the accounts of the others.' },
} as const

export type Role = keyof typeof roles

/** Whether a person of this role sees bookings, messages and sent mail, and works them. */
export function worksBookings(role: Role): boolean {
  return role === 'staff' || role === 'admin'
}

/** Whether a person of this role writes what visitors read. */
export function editsContent(role: Role): boolean {
  return role === 'editor' || role === 'admin'
}

/** Whether a person of this role hands out and erases what is kept about a customer. */
export function erasesCustomers(role: Role): boolean {
  return role === 'admin'
}

/** Whether a person of this role is told of what the operator has to do. */
export function keepsSystem(role: Role): boolean {
  return role === 'admin'
}

/** Whether a person of this role reads what everybody has done, also with content and accounts. */
export function readsAllActivity(role: Role): boolean {
  return role === 'admin'
}
