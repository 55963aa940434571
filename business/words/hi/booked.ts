import type { BookedWords } from '#business/words/en/booked.ts'

export const booked: Omit<BookedWords, 'manage'> = {
  heading: 'पिकअप बुक हो गया',
  pickup: 'पिकअप: {pickup}',
  claimTag: 'आपकी बुकिंग आईडी',
  nextSteps: {
    heading: 'अब आगे क्या होगा',
    callNow: 'आज {time} तक',
    callLater: '{day}, {time} के बाद',
    next: 'सबसे पहले',
    call: 'पिकअप कन्फ़र्म करने के लिए हम आपको कॉल करेंगे।',
    callOn: 'पिकअप कन्फ़र्म करने के लिए हम आपको {phone} पर कॉल करेंगे।',
    collect: 'हम कपड़े लेने आएँगे। उन्हें एक बैग में तैयार रखें।',
    collectFrom: 'कपड़े एक बैग में तैयार रखें। हम उन्हें लेने इस पते पर आएँगे: {address}',
    callOutside: 'हम आपको {phone} पर कॉल करके बताएँगे कि पिन कोड {pincode} में आ पाएँगे या नहीं।',
    collectOutside: 'कपड़े एक बैग में तैयार रखें। आ पाए, तो हम उन्हें लेने इस पते पर आएँगे: {address}',
    onceClean: 'साफ़ हो जाने पर',
  },
  confirmationSent: 'बुकिंग की जानकारी ईमेल {email} पर भेज रहे हैं।',
  noEmail: 'आपने ईमेल नहीं दिया है, इसलिए यह बुकिंग कैलेंडर या WhatsApp में सेव कर लें, या कागज़ पर लिख लें।',
  addToCalendar: 'कैलेंडर में जोड़ें',
  saveToWhatsapp: 'WhatsApp पर सेव करें',
  whatsapp: '{business}: पिकअप {pickup} (बुकिंग आईडी {reference})। {manage}: {link}',
  bookAnother: 'एक और पिकअप बुक करें',
}
