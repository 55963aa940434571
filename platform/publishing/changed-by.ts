import type { TextField } from 'payload'
import { nobody, signedIn } from '#platform/payload/by-role.ts'

/** Who wrote a version, by the name of that day, so that it outlives the account. Empty: the product itself. */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  access: { create: nobody, read: signedIn, update: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [({ req: { user } }) => (user ? user.name || user.email : null)] },
}
