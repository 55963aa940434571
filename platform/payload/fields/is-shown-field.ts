import type { UIField } from 'payload'

/** Tells editors why a published entry is not on the site. */
export const hiddenNoteField: UIField = {
  name: 'hiddenNote',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/publishing/hidden-note#HiddenNote' },
  },
}
