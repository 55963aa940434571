import type { FormWords } from '#business/words/en/forms.ts'

export const forms: FormWords = {
  honeypot: 'वेबसाइट (ही जागा रिकामी ठेवा)',
  optional: '{label} (सक्ती नाही)',
  invalidFields: {
    one: 'एक गोष्ट तपासा',
    other: '{count} गोष्टी तपासा',
  },
  charactersLeft: { one: '1 अक्षर बाकी', other: '{count} अक्षरं बाकी' },
  opensInNewTab: '(नवीन टॅबमध्ये उघडेल)',
  nameHasLink: 'नावात वेबसाइटचा पत्ता लिहू नका.',
  emailInvalid: 'हा ईमेल बरोबर वाटत नाही. एकदा तपासा.',
  phoneInvalid: 'फोन नंबर तपासा. तो 10 अंकी हवा.',
  tooLong: 'इथे {limit} पेक्षा जास्त अक्षरं लिहू नका.',
  expired: 'फॉर्म उघडून बराच वेळ झाला आहे. पेज रीलोड करून पुन्हा प्रयत्न करा.',
  orCall: 'किंवा आम्हाला {phone} नंबरवर कॉल करा.',
}
