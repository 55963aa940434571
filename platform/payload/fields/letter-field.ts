import type { UIField } from 'payload'

/** What came in or went out, to be read as a letter, above the fields of it that are to be worked with. */
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

/** For a field that is read in the letter, and else only in lists. */
export const inLetter = { components: { Field: '/cms/admin/front-desk/in-letter#InLetter' } }
