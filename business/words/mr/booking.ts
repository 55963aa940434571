import type { BookingWords } from '#business/words/en/booking.ts'

export const booking: BookingWords = {
  heading: 'पिकअप बुक करा',
  progress: 'बुकिंगच्या स्टेप',
  step: 'स्टेप {number} (एकूण {count})',
  stepShort: '{number}/{count}',
  steps: {
    service: { name: 'सेवा', heading: 'सेवा निवडा' },
    schedule: { name: 'वेळ', heading: 'पिकअपचा दिवस आणि वेळ' },
    details: { name: 'माहिती', heading: 'तुमची माहिती' },
    confirm: { name: 'कन्फर्म', heading: 'बुकिंग कन्फर्म करा' },
  },
  remember: 'या फोन किंवा कॉम्प्युटरवर माझी माहिती लक्षात ठेवा',
  review: 'बुकिंग एकदा तपासा',
  fromLastTime: 'मागच्या वेळची माहिती भरली आहे',
  change: 'बदला',
  back: 'मागे',
  continue: 'पुढे',
  call: 'कॉल',
  confirm: 'कन्फर्म करा',
  confirming: 'बुक होत आहे…',
  bookAnother: 'आणखी एक पिकअप बुक करा',
  lostLink: 'बुकिंगची लिंक सापडत नाही?',
  serviceRequired: 'पुढे जाण्यासाठी सेवा निवडा.',
  nameRequired: 'तुमचं पूर्ण नाव लिहा.',
  phoneRequired: 'तुमचा फोन नंबर लिहा.',
  addressRequired: 'पिकअपचा पत्ता लिहा.',
  unreadable: '{field}: फक्त साधा मजकूर लिहा.',
  failed: 'बुकिंग झालं नाही',
  failedDetail: 'बुकिंग पाठवताना अडचण आली. पुन्हा प्रयत्न करा.',
  unconfirmed:
    'तुमचं बुकिंग कदाचित आमच्यापर्यंत पोहोचलं नसेल. तुमची माहिती इथे सुरक्षित आहे. पुन्हा प्रयत्न करा; दोनदा बुकिंग होणार नाही.',
}
