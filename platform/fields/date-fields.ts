import type { DateField, Field, SanitizedConfig } from 'payload'
import { nobody } from '#platform/api/access.ts'

const wallClockField = (type: 'date' | 'datetime-local') => ({
  path: '/cms/admin/fields/time-fields#WallClockField',
  clientProps: { type },
})

/** For a day stored as text. */
export const dateComponents = {
  Field: wallClockField('date'),
  Cell: '/cms/admin/fields/cells#DateCell',
}

/** For a day and time in Mumbai, stored as text. */
export const dateTimeComponents = {
  Field: wallClockField('datetime-local'),
  Cell: '/cms/admin/fields/cells#WallClockCell',
}

/** Payload's own field, but read-only. */
export const createdAtField: DateField = {
  name: 'createdAt',
  type: 'date',
  label: ({ t }) => t('general:createdAt'),
  index: true,
  access: { create: nobody, update: nobody },
  admin: { disableBulkEdit: true, hidden: true },
}

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
    Cell: '/cms/admin/fields/cells#InstantCell',
    Field: '/cms/admin/fields/time-fields#InstantField',
  },
  checkbox: { Cell: '/cms/admin/fields/cells#YesNoCell' },
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
