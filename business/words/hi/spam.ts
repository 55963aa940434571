import type { SpamWords } from '#business/words/en/spam.ts'
import { waits } from './waits.ts'

export const spam: SpamWords = {
  nothingStored: 'कुछ नहीं भेजा गया। आपने जो भरा था, वह सब यहीं है।',
  unclear: 'अभी यह नहीं हो पाया।',
  exceeded: {
    booking: {
      phone: 'इस नंबर से बहुत सारी बुकिंग हो चुकी हैं।',
      address: 'आपके इंटरनेट कनेक्शन से बहुत सारी बुकिंग हो चुकी हैं।',
      overall: 'अभी इतनी बुकिंग आ रही हैं कि हम और नहीं ले पा रहे।',
    },
    lostLink: {
      phone: 'इस नंबर के लिए लिंक बहुत बार माँगा जा चुका है।',
      address: 'आपके इंटरनेट कनेक्शन से लिंक बहुत बार माँगा जा चुका है।',
      overall: 'अभी इतने लोग लिंक माँग रहे हैं कि हम सबको नहीं भेज पा रहे।',
    },
    change: {
      address: 'आपके इंटरनेट कनेक्शन से बहुत सारे बदलाव हो चुके हैं।',
    },
    contact: {
      address: 'आपके इंटरनेट कनेक्शन से बहुत सारे मैसेज आ चुके हैं।',
      overall: 'अभी इतने मैसेज आ रहे हैं कि हम और नहीं ले पा रहे।',
    },
  },
  rescheduledRecently: 'इस पिकअप का समय एक घंटे में {count} बार बदला जा चुका है।',
  rescheduledTooOften: 'इस पिकअप का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें कॉल करें।',
  rescheduledTooOftenCall:
    'इस पिकअप का समय बहुत बार बदला जा चुका है। फिर से बदलना हो, तो हमें {phone} पर कॉल करें।',
  tryAgain: '{wait} बाद फिर कोशिश करें।',
  tryAgainOrCall: '{wait} बाद फिर कोशिश करें, या {phone} पर कॉल करें।',
  call: 'कॉल करें: {phone}',
  waits,
}
