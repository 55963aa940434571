import type { TextField } from 'payload'
import { nobody, signedIn } from '#platform/payload/by-role.ts'

/** The author's name at the time, which outlives the account. Empty for our own code. */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  access: { create: nobody, read: signedIn, update: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [({ req: { user } }) => (user ? user.name || user.email : null)] },
}
