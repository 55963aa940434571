import type { ArrayField } from 'payload'
import { localDateAt } from '#business/pickups/local-time.ts'
import {
  checkHoliday,
  checkWeek,
  type DayHours,
  type Holiday,
  sortHolidays,
  weekdays,
  weekdayValues,
} from '#business/pickups/opening-hours.ts'
import { dateComponents } from './date-fields.ts'

/** `overrides` is for a branch, where an empty table means the business's hours. */
export function weeklyHoursField({ overrides = false } = {}): ArrayField {
  return {
    name: 'weeklyHours',
    type: 'array',
    label: overrides ? 'Branch opening hours' : 'Opening hours',
    labels: { singular: 'Day', plural: 'Days' },
    required: !overrides,
    maxRows: 7,
    validate: (week) => {
      if (overrides && !week?.length) return true
      return checkWeek((week ?? []) as DayHours[]) ?? true
    },
    admin: {
      components: {
        Field: { path: '/cms/admin/fields/weekly-hours#WeeklyHours', clientProps: { overrides } },
      },
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
          { name: 'opensAt', type: 'text', label: 'Opens' },
          { name: 'closesAt', type: 'text', label: 'Closes' },
        ],
      },
    ],
  }
}

export const holidaysField: ArrayField = {
  name: 'holidays',
  type: 'array',
  labels: { singular: 'Holiday', plural: 'Holidays' },
  admin: {
    description:
      'Days on which every branch is closed. Publishing sorts them by date, with past ones last.',
    components: {
      RowLabel: '/cms/admin/fields/row-labels#HolidayRowLabel',
    },
  },
  // Only on publishing, or rows would jump while typing. The rows are not validated yet.
  hooks: {
    beforeChange: [
      ({ value, data }: { value?: Partial<Holiday>[]; data?: { _status?: string } }) =>
        Array.isArray(value) && data?._status === 'published'
          ? sortHolidays(value, localDateAt(new Date()))
          : value,
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'text',
          required: true,
          validate: (
            date: string | null | undefined,
            { data }: { data: { holidays?: Holiday[] } },
          ) => checkHoliday(date, data.holidays ?? []) ?? true,
          admin: { components: dateComponents, width: '30%' },
        },
        {
          name: 'label',
          type: 'text',
          label: 'Holiday name',
          localized: true,
          required: true,
          maxLength: 80,
          admin: { placeholder: 'Republic Day', width: '70%' },
        },
      ],
    },
  ],
}
