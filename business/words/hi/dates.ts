import type { DateNames, DateWords } from '#business/words/en/dates.ts'

/** Intl has the names. */
export const dates: Omit<DateWords, keyof DateNames> = {
  today: 'आज',
  tomorrow: 'कल',
  closed: 'बंद',
  range: '{from} से {to} तक',
  wholeHour: '{part} {hour} बजे',
  hourAndMinutes: '{part} {hour}:{minutes} बजे',
  dayParts: [
    { fromHour: 4, name: 'सुबह' },
    { fromHour: 12, name: 'दोपहर' },
    { fromHour: 16, name: 'शाम' },
    { fromHour: 20, name: 'रात' },
  ],
}
