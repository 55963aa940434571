export const activity = {
  invalidLink: 'We couldn’t open that link. Here is all activity.',
  readFailed: 'Activity could not be loaded',
  nothing: 'No activity found',
} as const

export const insights = {
  invalidLink: 'We couldn’t open that link. Here are the last 30 days.',
  against: (period: string, before: string) => `${period}, compared with ${before}.`,
  isToday: 'Today is included up to now.',
  noBookings: 'No bookings in this period or the one before.',
  noBills: 'No bills in this period or the one before.',
  countedBills: 'A bill counts on the day it was made. Below each amount: the period before.',
  deletedBookings: 'Deleted bookings',
  none: '–',
  noneBefore: (before: string) => `up from ${before}`,
  nothingToCompare: 'no comparison',
  underOne: 'under 1%',
  underAMinute: 'under a minute',
  sameAs: (before: string) => `same as before (${before})`,
  change: (direction: 'up' | 'down', by: string, before: string) =>
    `${direction} ${by} from ${before}`,
  of: (part: string, whole: string) => `${part} of ${whole}`,
  onlyBefore: (before: string) => `None in this period, ${before} in the one before.`,
  most: (name: string, bookings: string) => `Busiest: ${name} (${bookings}).`,
} as const
