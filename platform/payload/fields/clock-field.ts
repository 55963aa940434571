const typedAs = (type: 'date' | 'datetime-local') => ({
  path: '/cms/admin/times/clock-field#ClockField',
  clientProps: { type },
})

/** How a day is typed that is kept as text. */
export const dayComponents = { Field: typedAs('date') }

/** The same for a day and a time, as the clocks show them in Mumbai. */
export const clockComponents = {
  Field: typedAs('datetime-local'),
  Cell: '/cms/admin/times/clock-cell#ClockCell',
}
