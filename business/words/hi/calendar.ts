import type { CalendarWords } from '#business/words/en/calendar.ts'

export const calendar: CalendarWords = {
  title: '{business}: पिकअप, टैग {reference}',
  toChange: 'कुछ बदलना हो, तो {phone} पर कॉल करें।',
  reminder: 'एक घंटे में पिकअप',
}
