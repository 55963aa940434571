import type { BookingReplyWords } from '#business/words/en/booking-reply.ts'

export const bookingReply: BookingReplyWords = {
  linkedService: 'बुकिंग: {service}',
  saved: 'बुकिंग हो गई!',
  savedDetail: 'आपकी बुकिंग आईडी: {reference}। पिकअप कन्फ़र्म करने के लिए हम आपसे संपर्क करेंगे।',
  savedBefore:
    'आपकी बुकिंग आईडी: {reference}। यह बुकिंग हमें पहले ही मिल चुकी थी, इसलिए आपके नए बदलाव इसमें नहीं हैं। समय बदलने या कैंसल करने के लिए इसे खोलें, या हमें कॉल करें।',
  samePickup: 'इसी समय का एक पिकअप पहले से बुक है। एक और बुक करें?',
  bookedBefore:
    'इस फ़ॉर्म से एक दिन से भी पहले बुकिंग हो चुकी है, इसलिए अभी कुछ बुक नहीं हुआ। वह बुकिंग देखने के लिए “मेरी बुकिंग ढूँढें” दबाएँ। नया पिकअप बुक करने के लिए बुकिंग का पेज फिर से खोलें।',
  findIt: 'मेरी बुकिंग ढूँढें',
}
