import type { TextField } from 'payload'

const addressPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The name by which an entry is linked to: lower case words joined by hyphens. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  admin: {
    position: 'sidebar',
    description: 'Part of the address of links to this, such as andheri-west.',
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && addressPart.test(value)) ||
    'Please use lower case letters, digits and hyphens, such as andheri-west.',
}
