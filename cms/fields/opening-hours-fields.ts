import {
  problemOfDay,
  problemOfHolidays,
  problemOfWeek,
  weekdays,
  weekdayValues,
  type DayHours,
  type Holiday,
} from '#business/opening-hours'
import type { ArrayField, TextField } from 'payload'

const timeField = (name: 'opensAt' | 'closesAt', label: string): TextField => ({
  name,
  type: 'text',
  label,
  validate: (_, { siblingData }) => problemOfDay(siblingData as DayHours) ?? true,
})

/**
 * A week of opening hours, edited as a table with a row a day. `overrides` is for a branch, whose empty table means
 * the business's own hours.
 */
export function weeklyHoursField({ overrides = false } = {}): ArrayField {
  return {
    name: 'weeklyHours',
    type: 'array',
    label: overrides ? 'Own opening hours' : 'Opening hours',
    labels: { singular: 'Day', plural: 'Days' },
    required: !overrides,
    maxRows: 7,
    validate: (week) => {
      if (overrides && !week?.length) return true
      return problemOfWeek((week ?? []) as DayHours[]) ?? true
    },
    admin: {
      components: {
        Field: { path: '/cms/admin/weekly-hours#WeeklyHours', clientProps: { overrides } },
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
          timeField('opensAt', 'Opens'),
          timeField('closesAt', 'Closes'),
        ],
      },
    ],
  }
}

/** Days on which every branch is closed, soonest first. */
export const holidaysField: ArrayField = {
  name: 'holidays',
  type: 'array',
  labels: { singular: 'Holiday', plural: 'Holidays' },
  validate: (holidays) => problemOfHolidays((holidays ?? []) as Holiday[]) ?? true,
  hooks: { beforeChange: [({ value }) => inOrderOfDate(value as Holiday[] | null | undefined)] },
  admin: {
    description: 'Days on which every branch is closed.',
    components: {
      RowLabel: '/cms/admin/holiday-name#HolidayName',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'text',
          required: true,
          admin: { components: { Field: '/cms/admin/day-field#DayField' }, width: '30%' },
        },
        {
          name: 'label',
          type: 'text',
          label: 'What is celebrated',
          required: true,
          maxLength: 80,
          admin: { placeholder: 'Republic Day', width: '70%' },
        },
      ],
    },
  ],
}

function inOrderOfDate(holidays: Holiday[] | null | undefined) {
  return holidays?.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
}
