const wallClockField = (type: 'date' | 'datetime-local') => ({
  path: '/cms/admin/times/wall-clock-field#WallClockField',
  clientProps: { type },
})

/** For a day stored as text. */
export const dateComponents = { Field: wallClockField('date') }

/** For a day and time in Mumbai, stored as text. */
export const dateTimeComponents = {
  Field: wallClockField('datetime-local'),
  Cell: '/cms/admin/times/wall-clock-cell#WallClockCell',
}
