import type { CalendarWords } from '#business/words/en/calendar.ts'

export const calendar: CalendarWords = {
  title: '{business}: पिकअप, टॅग {reference}',
  toChange: 'काही बदलायचं असेल, तर {phone} या नंबरवर कॉल करा.',
  reminder: 'एका तासात पिकअप',
}
