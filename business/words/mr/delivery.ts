import type { DeliveryWords } from '#business/words/en/delivery.ts'

export const delivery: DeliveryWords = {
  deliverOn: 'डिलिव्हरी: {day}, {from} ते {to} दरम्यान.',
  choose: 'डिलिव्हरीची वेळ निवडा',
  change: 'डिलिव्हरीची वेळ बदला',
  pleaseChoose: 'कृपया डिलिव्हरीची वेळ निवडा.',
  chooseDetail: 'तुम्हाला सोयीची वेळ निवडा. आम्ही निघेपर्यंत तुम्ही ती बदलू शकता.',
  chosen: 'डिलिव्हरीची वेळ सेव्ह झाली',
  noTimes: 'पुढच्या काही दिवसांत डिलिव्हरीसाठी वेळ शिल्लक नाही. कृपया आम्हाला फोन करा.',
  notOffered: 'ही डिलिव्हरीची वेळ उपलब्ध नाही. कृपया दुसरी वेळ निवडा.',
}
