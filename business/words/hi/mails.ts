import type { MailWords } from '#business/words/en/mails.ts'

export const mails: MailWords = {
  subjects: {
    'booking-confirmation': 'आपकी बुकिंग हमें मिल गई',
    'booking-confirmed': 'पिकअप कन्फ़र्म',
    'booking-completed': 'ऑर्डर पूरा हुआ',
    'booking-cancelled': 'पिकअप कैंसल',
    'booking-rescheduled': 'पिकअप का समय बदला',
    'booking-reminder': 'कल पिकअप है',
    'manage-link': 'आपकी बुकिंग का लिंक',
  },
  headings: {
    'booking-confirmation': 'आपकी बुकिंग हमें मिल गई है',
    'booking-confirmed': 'आपका पिकअप कन्फ़र्म है',
    'booking-completed': 'आपका ऑर्डर पूरा हो गया है',
    'booking-cancelled': 'आपका पिकअप कैंसल हो गया है',
    'booking-rescheduled': 'आपके पिकअप का समय बदल गया है',
    'booking-reminder': 'कल आपका पिकअप है',
    'manage-link': 'आपकी बुकिंग',
  },
  preview: 'पिकअप: {date}, {time}',
  greeting: 'नमस्ते {name},',
  reason: 'वजह: {reason}',
  labels: {
    reference: 'बुकिंग आईडी',
    previousPickup: 'पहले का समय',
    date: 'तारीख',
    time: 'समय',
    service: 'सेवा',
    address: 'पिकअप का पता',
  },
  youWrote: 'आपका मैसेज ({time}):',
  phone: 'फ़ोन: {phone}',
}
