import type { CalendarWords } from '#business/words/en/calendar.ts'

export const calendar: CalendarWords = {
  title: '{business}: पिकअप, बुकिंग आईडी {reference}',
  toChange: 'कुछ बदलना हो, तो {phone} पर कॉल करें।',
  reminder: 'एक घंटे बाद पिकअप है',
}
