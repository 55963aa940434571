import type { ErrorPageWords } from '#business/words/en/error-pages.ts'

export const errorPages: ErrorPageWords = {
  offline: 'इंटरनेट नहीं चल रहा',
  offlineDetail: 'अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  failed: 'कुछ गड़बड़ हो गई',
  failedDetail: 'दिक्कत हमारी तरफ़ है। एक मिनट बाद फिर कोशिश करें।',
  forbidden: 'आपको यह पेज देखने की इजाज़त नहीं है',
  forbiddenDetail: 'ज़रूरत हो, तो एडमिन से इजाज़त माँगें।',
  notFound: 'अरे! यह पेज नहीं मिला',
  notFoundDetail: 'शायद पेज की जगह बदल गई है, या वेब पता टाइप करने में गलती हुई है।',
  refused: 'यह नहीं हो पाया',
  refusedDetail: 'पीछे जाएँ और फिर कोशिश करें।',
  toHome: 'होम पेज पर जाएँ',
}
