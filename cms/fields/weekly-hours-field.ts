import { timeOfDay, weekdays, weekdayValues } from '#business/opening-hours'
import type { ArrayField, TextField } from 'payload'

const timeField = (name: 'opensAt' | 'closesAt', label: string): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  defaultValue: name === 'opensAt' ? '09:00' : '20:00',
  admin: { condition: (_, day) => !day?.closed, placeholder: '09:00' },
  validate: (value: unknown) =>
    (typeof value === 'string' && timeOfDay.test(value)) ||
    'Please write the time as 09:00 or 20:30.',
})

/** One row a day. `overrides` is for a branch, whose empty table means the business's own hours. */
export function weeklyHoursField({ overrides = false } = {}): ArrayField {
  return {
    name: 'weeklyHours',
    type: 'array',
    label: overrides ? 'Own opening hours' : 'Opening hours',
    labels: { singular: 'Day', plural: 'Days' },
    minRows: overrides ? 0 : 7,
    maxRows: 7,
    admin: {
      description: overrides
        ? 'Leave empty where this branch keeps the hours of the business.'
        : 'Shown on every page, and used for search engines.',
      initCollapsed: true,
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'day',
            type: 'select',
            required: true,
            options: weekdayValues.map((value) => ({ value, label: weekdays[value] })),
          },
          { name: 'closed', type: 'checkbox', defaultValue: false },
          timeField('opensAt', 'Opens'),
          timeField('closesAt', 'Closes'),
        ],
      },
    ],
  }
}
