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
      Cell: '/cms/admin/publishing/is-shown-cell#IsShownCell',
    },
  },
}
