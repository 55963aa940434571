import type { DateNames, DateWords } from '#business/words/en/dates.ts'

/** Intl has the names. */
export const dates: Omit<DateWords, keyof DateNames> = {
  today: 'आज',
  tomorrow: 'उद्या',
  closed: 'बंद',
  range: '{from} ते {to}',
  wholeHour: '{part} {hour}',
  hourAndMinutes: '{part} {hour}:{minutes}',
  dayParts: [
    { fromHour: 4, name: 'सकाळी' },
    { fromHour: 12, name: 'दुपारी' },
    { fromHour: 16, name: 'संध्याकाळी' },
    { fromHour: 20, name: 'रात्री' },
  ],
}
