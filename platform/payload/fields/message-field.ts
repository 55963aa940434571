import type { UIField } from 'payload'

/** Shows a message or mail above its editable fields. */
export function messageField(component: 'MessageView' | 'MailView'): UIField {
  return {
    name: 'letter',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: `/cms/admin/front-desk/message-view#${component}` },
    },
  }
}

/** Hides a field in forms; lists still show it. */
export const listOnlyAdmin = {
  components: { Field: '/cms/admin/front-desk/hidden-field#HiddenField' },
}
