import type { TextField } from 'payload'
import { displayNameFor } from '#platform/activity/get-actor.ts'
import { nobody, signedIn } from '#platform/payload/access.ts'

/** The author's name at the time, which outlives the account. Empty for our own code. */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Changed by',
  access: { create: nobody, read: signedIn, update: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [({ req: { user } }) => (user ? displayNameFor(user) : null)] },
}
