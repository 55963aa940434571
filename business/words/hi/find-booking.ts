import type { FindBookingWords } from '#business/words/en/find-booking.ts'

export const findBooking: FindBookingWords = {
  heading: 'मेरी बुकिंग ढूँढें',
  intro:
    'अपनी बुकिंग आईडी और फ़ोन नंबर डालें। हम ईमेल पर लिंक भेजेंगे, जिससे आप पिकअप देख सकें, उसका समय बदल सकें या उसे कैंसल कर सकें।',
  reference: 'बुकिंग आईडी',
  referenceHint: 'बुकिंग के बाद मिली 8 अंकों और अक्षरों की आईडी।',
  phone: 'फ़ोन नंबर',
  phoneHint: '10 अंकों का वही नंबर, जिससे बुकिंग की थी।',
  send: 'लिंक भेजें',
  noEmail: 'ईमेल नहीं है? हमें {phone} पर कॉल करें।',
  referenceRequired: 'अपनी बुकिंग आईडी लिखें।',
  referenceInvalid: 'बुकिंग आईडी में 8 अक्षर होते हैं: अंक, और A से F तक के अंग्रेज़ी अक्षर।',
  linkOnItsWay: 'अगर यह बुकिंग हमारे पास है और उसमें आपका ईमेल दिया है, तो हमने लिंक भेज दिया है।',
  linkNotSent: 'लिंक नहीं भेजा गया',
}
