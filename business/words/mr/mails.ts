import type { MailWords } from '#business/words/en/mails.ts'

export const mails: MailWords = {
  subjects: {
    'booking-confirmation': 'बुकिंग आम्हाला मिळालं',
    'booking-confirmed': 'पिकअप कन्फर्म',
    'booking-completed': 'ऑर्डर पूर्ण',
    'booking-cancelled': 'पिकअप रद्द',
    'booking-rescheduled': 'पिकअपची वेळ बदलली',
    'booking-reminder': 'उद्या पिकअप आहे',
    'manage-link': 'तुमच्या बुकिंगची लिंक',
  },
  headings: {
    'booking-confirmation': 'तुमचं बुकिंग आम्हाला मिळालं आहे',
    'booking-confirmed': 'तुमचा पिकअप कन्फर्म आहे',
    'booking-completed': 'तुमची ऑर्डर पूर्ण झाली आहे',
    'booking-cancelled': 'तुमचा पिकअप रद्द झाला आहे',
    'booking-rescheduled': 'तुमच्या पिकअपची वेळ बदलली आहे',
    'booking-reminder': 'उद्या तुमचा पिकअप आहे',
    'manage-link': 'तुमचं बुकिंग',
  },
  preview: 'पिकअप: {date}, {time}',
  greeting: 'नमस्कार {name},',
  reason: 'कारण: {reason}',
  labels: {
    reference: 'बुकिंग आयडी',
    previousPickup: 'आधीची वेळ',
    date: 'तारीख',
    time: 'वेळ',
    service: 'सेवा',
    address: 'पिकअपचा पत्ता',
  },
  youWrote: 'तुमचा मेसेज ({time}):',
  phone: 'फोन: {phone}',
}
