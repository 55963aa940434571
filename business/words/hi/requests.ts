import type { RequestWords } from '#business/words/en/requests.ts'

export const requests: RequestWords = {
  unavailable: 'हमारा बुकिंग सिस्टम अभी बंद है। एक मिनट बाद फिर कोशिश करें।',
  unreadable: 'यह फ़ॉर्म पढ़ा नहीं जा सका। पीछे जाएँ, पेज रीलोड करें और फिर कोशिश करें।',
  tooLarge: 'यह फ़ॉर्म भेजने के लिए बहुत लंबा है। थोड़ा छोटा करके फिर कोशिश करें।',
  foreign: 'यह फ़ॉर्म किसी और वेबसाइट से आया था, इसलिए नहीं लिया गया। हमारी वेबसाइट का फ़ॉर्म भरें।',
  unknownMethod: 'यह साइट सिर्फ़ GET, HEAD और POST समझती है।',
  unknownExpectation: 'यह साइट इस Expect हेडर को नहीं समझती।',
  invalidLink: 'यह वेब पता पढ़ा नहीं जा सका। देख लें कि टाइप करने में गलती तो नहीं हुई।',
}
