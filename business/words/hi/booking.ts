import type { BookingWords } from '#business/words/en/booking.ts'

export const booking: BookingWords = {
  heading: 'पिकअप बुक करें',
  progress: 'बुकिंग के स्टेप',
  step: 'स्टेप {number}, कुल {count}',
  stepShort: '{number}/{count}',
  steps: {
    service: { name: 'सेवा', heading: 'सेवा चुनें' },
    schedule: { name: 'समय', heading: 'पिकअप का दिन और समय' },
    details: { name: 'जानकारी', heading: 'आपकी जानकारी' },
    confirm: { name: 'कन्फ़र्म', heading: 'बुकिंग कन्फ़र्म करें' },
  },
  remember: 'इस फ़ोन या कंप्यूटर पर मेरी जानकारी याद रखें',
  review: 'बुकिंग एक बार देख लें',
  fromLastTime: 'पिछली बार की जानकारी भर दी गई है',
  change: 'बदलें',
  back: 'पीछे',
  continue: 'आगे बढ़ें',
  call: 'कॉल',
  confirm: 'कन्फ़र्म करें',
  confirming: 'बुक हो रहा है…',
  bookAnother: 'एक और बुक करें',
  lostLink: 'बुकिंग का लिंक नहीं मिल रहा?',
  serviceRequired: 'आगे बढ़ने के लिए सेवा चुनें।',
  nameRequired: 'अपना पूरा नाम लिखें।',
  phoneRequired: 'अपना फ़ोन नंबर लिखें।',
  addressRequired: 'पिकअप का पता लिखें।',
  unreadable: '{field}: यह पढ़ा नहीं जा सका। फिर से टाइप करें।',
  failed: 'बुकिंग नहीं हुई',
  failedDetail: 'बुकिंग भेजने में दिक्कत हुई। फिर कोशिश करें।',
  unconfirmed:
    'हो सकता है आपकी बुकिंग हम तक न पहुँची हो। आपकी भरी जानकारी यहाँ सुरक्षित है। फिर कोशिश करें; बुकिंग दो बार नहीं होगी।',
}
