import type { ContactWords } from '#business/words/en/contact.ts'

export const contact: ContactWords = {
  heading: 'हमें मैसेज भेजें',
  labels: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन (ज़रूरी नहीं)',
    subject: 'विषय',
    message: 'मैसेज',
  },
  send: 'मैसेज भेजें',
  sending: 'भेज रहे हैं…',
  nameRequired: 'अपना नाम लिखें।',
  emailRequired: 'अपना ईमेल लिखें।',
  subjectRequired: 'विषय लिखें।',
  messageRequired: 'अपना मैसेज लिखें।',
  received: 'आपका मैसेज मिल गया है। हम ईमेल या फ़ोन पर जवाब देंगे।',
  sent: 'मैसेज चला गया!',
  sentDetail: 'हम आपको जल्द ही जवाब देंगे।',
  failed: 'मैसेज नहीं गया',
  failedDetail: 'मैसेज भेजने में दिक्कत हुई। फिर कोशिश करें।',
  unconfirmed:
    'हो सकता है आपका मैसेज हम तक न पहुँचा हो। मैसेज यहाँ सुरक्षित है। दोबारा भेजें; हमें एक ही बार मिलेगा।',
}
