import type { UIField } from 'payload'

/** Shows a message or mail above its editable fields. */
export function letterField(component: 'MessageLetter' | 'MailLetter'): UIField {
  return {
    name: 'letter',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: `/cms/admin/front-desk/letter#${component}` },
    },
  }
}

/** Hides a field that the letter shows; lists still show it. */
export const inLetter = { components: { Field: '/cms/admin/front-desk/in-letter#InLetter' } }
