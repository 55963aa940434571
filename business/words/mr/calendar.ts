import type { CalendarWords } from '#business/words/en/calendar.ts'

export const calendar: CalendarWords = {
  title: '{business}: पिकअप, बुकिंग आयडी {reference}',
  toChange: 'काही बदलायचं असेल, तर {phone} नंबरवर कॉल करा.',
  reminder: 'एका तासात पिकअप',
}
