/** Shared by all test accounts, so that it is hashed once. */
export const password = 'correct horse battery'

export const admin = { email: 'admin@saaf.example', password }
export const staff = { email: 'staff@saaf.example', password, role: 'staff' }
export const editor = { email: 'editor@saaf.example', password, role: 'editor' }
