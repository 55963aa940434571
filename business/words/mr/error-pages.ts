import type { ErrorPageWords } from '#business/words/en/error-pages.ts'

export const errorPages: ErrorPageWords = {
  offline: 'इंटरनेट बंद आहे',
  offlineDetail: 'तुमचं इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  failed: 'काहीतरी गडबड झाली',
  failedDetail: 'अडचण आमच्याकडे आहे. एका मिनिटाने पुन्हा प्रयत्न करा.',
  forbidden: 'हे पेज तुम्हाला पाहता येणार नाही',
  forbiddenDetail: 'गरज असेल, तर ॲडमिनला सांगा.',
  notFound: 'अरेच्चा! हे पेज सापडलं नाही',
  notFoundDetail: 'पेजची जागा बदलली असेल, किंवा पत्ता टाइप करताना चूक झाली असेल.',
  refused: 'हे करता आलं नाही',
  refusedDetail: 'मागे जा आणि पुन्हा प्रयत्न करा.',
  toHome: 'होम पेजवर जा',
}
