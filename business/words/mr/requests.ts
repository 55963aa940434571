import type { RequestWords } from '#business/words/en/requests.ts'

export const requests: RequestWords = {
  unavailable: 'आमची बुकिंग सिस्टम सध्या बंद आहे. एका मिनिटाने पुन्हा प्रयत्न करा.',
  unreadable: 'हा फॉर्म वाचता आला नाही. मागे जा, पेज रीलोड करा आणि पुन्हा प्रयत्न करा.',
  tooLarge: 'तुम्ही लिहिलेलं खूप मोठं आहे, म्हणून फॉर्म पाठवता आला नाही. थोडं कमी लिहून पुन्हा प्रयत्न करा.',
  foreign: 'हा फॉर्म दुसऱ्या वेबसाइटवरून आला होता, म्हणून घेतला नाही. आमच्या वेबसाइटवरचा फॉर्म भरा.',
  unknownMethod: 'या साइटला फक्त GET, HEAD आणि POST समजतं.',
  unknownExpectation: 'या साइटला हा Expect हेडर समजत नाही.',
  invalidLink: 'ही लिंक वाचता आली नाही. लिहिताना चूक झाली आहे का ते पाहा.',
}
