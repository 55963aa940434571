import type { Field, SanitizedConfig } from 'payload'

/**
 * Shows in the CMS every instant as the clocks show it in Mumbai, where Payload takes the zone of whoever looks, and yes and
 * no as words. Also in the fields that Payload adds by itself, which is why the finished configuration is gone through.
 */
export function showReadableValues(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) showIn(fields)
  return config
}

const components = {
  date: {
    Cell: '/cms/admin/times/moment-cell#MomentCell',
    Field: '/cms/admin/times/moment-field#MomentField',
  },
  checkbox: { Cell: '/cms/admin/yes-no-cell#YesNoCell' },
}

function showIn(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date' || field.type === 'checkbox') {
      Object.assign((field.admin ??= {}), { components: components[field.type] })
    } else if (field.type === 'tabs') {
      field.tabs.forEach((tab) => showIn(tab.fields))
    } else if ('fields' in field) {
      showIn(field.fields)
    }
  }
}
