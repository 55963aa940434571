import type { UIField } from 'payload'

/** Tells editors whether an entry is on the site, and why a published one is not. */
export const isShownField: UIField = {
  name: 'isShown',
  type: 'ui',
  label: 'Shown on the site',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/cms/admin/publishing/hidden-note#HiddenNote',
      Cell: '/cms/admin/fields/cells#IsShownCell',
    },
  },
}

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
  components: { Field: '/cms/admin/front-desk/message-view#HiddenField' },
}
