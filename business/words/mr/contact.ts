import type { ContactWords } from '#business/words/en/contact.ts'

export const contact: ContactWords = {
  heading: 'आम्हाला मेसेज पाठवा',
  labels: {
    name: 'नाव',
    email: 'ईमेल',
    phone: 'फोन (सक्ती नाही)',
    subject: 'विषय',
    message: 'मेसेज',
  },
  send: 'मेसेज पाठवा',
  sending: 'पाठवत आहे…',
  nameRequired: 'तुमचं नाव लिहा.',
  emailRequired: 'तुमचा ईमेल लिहा.',
  subjectRequired: 'विषय लिहा.',
  messageRequired: 'तुमचा मेसेज लिहा.',
  received: 'तुमचा मेसेज मिळाला आहे. आम्ही ईमेल किंवा फोनवर उत्तर देऊ.',
  sent: 'मेसेज पाठवला!',
  sentDetail: 'आम्ही तुम्हाला लवकरच उत्तर देऊ.',
  failed: 'मेसेज गेला नाही',
  failedDetail: 'मेसेज पाठवताना अडचण आली. पुन्हा प्रयत्न करा.',
  unconfirmed:
    'तुमचा मेसेज कदाचित आमच्यापर्यंत पोहोचला नसेल. तो इथे सुरक्षित आहे. पुन्हा पाठवा; आम्हाला तो एकदाच मिळेल.',
}
