import type { Field, SanitizedConfig } from 'payload'

/**
 * Shows dates in Mumbai time instead of the browser's time zone, and checkboxes as words. Needs the
 * final configuration, to include Payload's own fields.
 */
export function showReadableValues(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) setComponents(fields)
  return config
}

const components = {
  date: {
    Cell: '/cms/admin/times/instant-cell#InstantCell',
    Field: '/cms/admin/times/instant-field#InstantField',
  },
  checkbox: { Cell: '/cms/admin/yes-no-cell#YesNoCell' },
}

function setComponents(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date' || field.type === 'checkbox') {
      Object.assign((field.admin ??= {}), { components: components[field.type] })
    } else if (field.type === 'tabs') {
      field.tabs.forEach((tab) => setComponents(tab.fields))
    } else if ('fields' in field) {
      setComponents(field.fields)
    }
  }
}
