import type { DeliveryWords } from '#business/words/en/delivery.ts'

export const delivery: DeliveryWords = {
  deliverOn: 'डिलीवरी: {day}, {from} से {to} के बीच।',
  choose: 'डिलीवरी का समय चुनें',
  change: 'डिलीवरी का समय बदलें',
  pleaseChoose: 'कृपया डिलीवरी का समय चुनें।',
  chooseDetail: 'जो समय ठीक लगे, उसे चुनें। हमारे निकलने तक आप इसे बदल सकते हैं।',
  chosen: 'डिलीवरी का समय सेव हो गया',
  noTimes: 'अगले कुछ दिनों में डिलीवरी का कोई समय खाली नहीं है। कृपया हमें फ़ोन करें।',
  notOffered: 'यह डिलीवरी का समय उपलब्ध नहीं है। कृपया कोई और समय चुनें।',
}
