import type { FormWords } from '#business/words/en/forms.ts'

export const forms: FormWords = {
  honeypot: 'वेबसाइट (इसे खाली छोड़ दें)',
  optional: '{label} (ज़रूरी नहीं)',
  invalidFields: {
    one: 'फ़ॉर्म में एक जगह सुधार करें',
    other: 'फ़ॉर्म में {count} जगह सुधार करें',
  },
  charactersLeft: { one: '1 अक्षर बाकी', other: '{count} अक्षर बाकी' },
  opensInNewTab: '(नए टैब में खुलेगा)',
  nameHasLink: 'नाम में वेबसाइट का पता न लिखें।',
  emailInvalid: 'यह ईमेल सही नहीं लगता। एक बार देख लें।',
  phoneInvalid: '10 अंकों का सही फ़ोन नंबर लिखें।',
  tooLong: 'यहाँ {limit} से ज़्यादा अक्षर न लिखें।',
  expired: 'फ़ॉर्म को खुले बहुत देर हो गई है। पेज रीलोड करके फिर कोशिश करें।',
  orCall: 'या हमें {phone} पर कॉल करें।',
}
