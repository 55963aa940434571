import type { BillWords } from '#business/words/en/bill.ts'

export const bill: BillWords = {
  heading: 'आपका बिल',
  pieces: '{count} × {price}',
  kilograms: '{count} किलो × {price}',
  express: 'एक्सप्रेस, {percent}%',
  firstOrder: 'पहले ऑर्डर पर {percent}% की छूट',
  total: 'कुल',
  includedTax: 'इसमें {amount} जीएसटी ({percent}%) शामिल है।',
  gstNumber: 'जीएसटी नंबर: {number}',
  paid: '{time} को पेमेंट मिल गया। धन्यवाद।',
  pay: 'यूपीआई से {amount} दें',
  scan: '{amount} देने के लिए यह कोड किसी भी यूपीआई ऐप से स्कैन करें।',
  afterPayment: 'पैसे मिलने पर हम बिल पर पेमेंट दर्ज कर देंगे।',
}
