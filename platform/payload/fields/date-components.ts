const clockField = (type: 'date' | 'datetime-local') => ({
  path: '/cms/admin/times/clock-field#ClockField',
  clientProps: { type },
})

/** For a day stored as text. */
export const dateComponents = { Field: clockField('date') }

/** For a day and time in Mumbai, stored as text. */
export const dateTimeComponents = {
  Field: clockField('datetime-local'),
  Cell: '/cms/admin/times/clock-cell#ClockCell',
}
