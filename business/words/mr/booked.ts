import type { BookedWords } from '#business/words/en/booked.ts'

export const booked: Omit<BookedWords, 'manage'> = {
  heading: 'पिकअप बुक झाला',
  pickup: 'पिकअप: {pickup}',
  claimTag: 'तुमचा बुकिंग आयडी',
  nextSteps: {
    heading: 'आता पुढे काय होईल',
    callNow: 'आज {time} पर्यंत',
    callLater: '{day}, {time} नंतर',
    next: 'सगळ्यात आधी',
    call: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला कॉल करू.',
    callOn: 'पिकअप कन्फर्म करण्यासाठी आम्ही तुम्हाला {phone} नंबरवर कॉल करू.',
    collect: 'आम्ही कपडे न्यायला येऊ. ते एका पिशवीत तयार ठेवा.',
    collectFrom: 'या पत्त्यावर आम्ही कपडे न्यायला येऊ: {address}. कपडे एका पिशवीत तयार ठेवा.',
    callOutside: 'पिन कोड {pincode} या भागात येता येईल का, ते आम्ही तुम्हाला {phone} नंबरवर कॉल करून सांगू.',
    collectOutside: 'येता आलं, तर या पत्त्यावर आम्ही कपडे न्यायला येऊ: {address}. कपडे एका पिशवीत तयार ठेवा.',
    onceClean: 'कपडे स्वच्छ झाल्यावर',
  },
  confirmationSent: 'बुकिंगची माहिती {email} या ईमेलवर पाठवत आहोत.',
  noEmail:
    'तुम्ही ईमेल दिलेला नाही, म्हणून हे बुकिंग कॅलेंडरमध्ये किंवा WhatsApp वर सेव्ह करा, किंवा कागदावर लिहून ठेवा.',
  addToCalendar: 'कॅलेंडरमध्ये टाका',
  saveToWhatsapp: 'WhatsApp वर सेव्ह करा',
  whatsapp: '{business}. पिकअप: {pickup}. बुकिंग आयडी: {reference}. {manage}: {link}',
  bookAnother: 'आणखी एक पिकअप बुक करा',
}
