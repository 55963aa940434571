import type { FindBookingWords } from '#business/words/en/find-booking.ts'

export const findBooking: FindBookingWords = {
  heading: 'माझं बुकिंग शोधा',
  intro:
    'तुमचा बुकिंग आयडी आणि फोन नंबर टाका. आम्ही ईमेलवर लिंक पाठवू. त्या लिंकवरून पिकअप पाहता येईल, त्याची वेळ बदलता येईल किंवा तो रद्द करता येईल.',
  reference: 'बुकिंग आयडी',
  referenceHint: 'बुकिंग झाल्यावर मिळालेली 8 अक्षरं आणि अंक.',
  phone: 'फोन नंबर',
  phoneHint: 'बुकिंग करताना दिलेला 10 अंकी नंबर.',
  send: 'लिंक पाठवा',
  noEmail: 'ईमेल नाही? आम्हाला {phone} नंबरवर कॉल करा.',
  referenceRequired: 'तुमचा बुकिंग आयडी लिहा.',
  referenceInvalid: 'बुकिंग आयडीमध्ये एकूण 8 अक्षरं आणि अंक असतात. अक्षरं A ते F असतात.',
  linkOnItsWay: 'असं बुकिंग असेल आणि त्यात तुमचा ईमेल असेल, तर आम्ही लिंक पाठवली आहे.',
  linkNotSent: 'लिंक पाठवली नाही',
}
