import type { Field, SanitizedConfig } from 'payload'

/**
 * Shows every instant in the CMS as the clocks show it in Mumbai, where Payload takes the zone of whoever looks. Also those
 * that Payload adds by itself, which is why the finished configuration is gone through.
 */
export function showTimesInMumbai(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) showIn(fields)
  return config
}

function showIn(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') {
      field.admin = {
        ...field.admin,
        components: {
          Cell: '/cms/admin/times/moment-cell#MomentCell',
          Field: '/cms/admin/times/moment-field#MomentField',
        },
      }
    }
    if (field.type === 'tabs') field.tabs.forEach((tab) => showIn(tab.fields))
    else if ('fields' in field) showIn(field.fields)
  }
}
