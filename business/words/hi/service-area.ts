import type { ServiceAreaWords } from '#business/words/en/service-area.ts'

export const serviceArea: ServiceAreaWords = {
  question: 'क्या आपके इलाके में हमारा पिकअप होता है?',
  collects: 'हाँ। पिन कोड {pincode} में पिकअप हमारी {branch} वाली दुकान करती है।',
  notSure: 'पिन कोड {pincode} तक शायद हम न आ पाएँ। फिर भी बुक करें; हम कॉल करके बताएँगे कि आ पाएँगे या नहीं।',
  notThere: 'पिन कोड {pincode} में हम अभी नहीं आते।',
  orCall: '{phone} पर कॉल करें; शायद कोई रास्ता निकल आए।',
  pincodeNeeded: 'पते में पिन कोड भी लिखें, ताकि हम देख सकें कि वहाँ हमारा पिकअप होता है या नहीं।',
  pincodeInvalid: '6 अंकों का पिन कोड लिखें, जैसे 400058।',
}
