import type { PickupFieldWords } from '#business/words/en/pickup-fields.ts'

export const pickupFields: PickupFieldWords = {
  date: 'पिकअप की तारीख',
  day: 'पिकअप का दिन',
  later: 'और दिन',
  full: 'फ़ुल',
  over: 'समय निकल गया',
  chooseOther: 'इसकी जगह {day} चुनें',
  time: 'पिकअप का समय',
  currentTime: 'आपका अभी का समय',
  fewLeft: 'सिर्फ़ {places} जगह बाकी',
  dateRequired: 'पिकअप की तारीख चुनें।',
  dateInPast: 'यह तारीख निकल चुकी है। आगे की कोई तारीख चुनें।',
  timeRequired: 'पिकअप का समय चुनें।',
}
