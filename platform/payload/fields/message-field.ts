import type { UIField } from 'payload'

/** Above its editable fields. */
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

/** Lists still show it. */
export const listOnlyAdmin = {
  components: { Field: '/cms/admin/front-desk/hidden-field#HiddenField' },
}
