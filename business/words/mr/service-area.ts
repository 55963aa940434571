import type { ServiceAreaWords } from '#business/words/en/service-area.ts'

export const serviceArea: ServiceAreaWords = {
  question: 'आम्ही तुमच्याकडे येतो का?',
  collects: 'हो. पिन कोड {pincode} या भागात आम्ही {branch} दुकानातून कपडे न्यायला येतो.',
  notSure:
    'पिन कोड {pincode} या भागात कदाचित आम्हाला येता येणार नाही. तरीही बुक करा; येता येईल का, ते आम्ही कॉल करून सांगू.',
  notThere: 'पिन कोड {pincode} या भागात आम्ही अजून येत नाही.',
  orCall: '{phone} नंबरवर कॉल करा; काही मार्ग निघतो का ते पाहू.',
  pincodeNeeded: 'पत्त्यात पिन कोडही लिहा, म्हणजे तिथे आमचा पिकअप असतो का ते कळेल.',
  pincodeInvalid: '6 अंकी पिन कोड लिहा, उदा. 400058.',
}
