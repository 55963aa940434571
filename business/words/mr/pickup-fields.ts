import type { PickupFieldWords } from '#business/words/en/pickup-fields.ts'

export const pickupFields: PickupFieldWords = {
  date: 'पिकअपची तारीख',
  day: 'पिकअपचा दिवस',
  later: 'पुढचे दिवस',
  full: 'फुल',
  over: 'वेळ गेली',
  chooseOther: 'त्याऐवजी {day} निवडा',
  time: 'पिकअपची वेळ',
  currentTime: 'तुमची सध्याची वेळ',
  fewLeft: 'फक्त {places} जागा बाकी',
  dateRequired: 'पिकअपची तारीख निवडा.',
  dateInPast: 'ही तारीख होऊन गेली आहे. पुढची तारीख निवडा.',
  timeRequired: 'पिकअपची वेळ निवडा.',
}
