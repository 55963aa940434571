import type { BillWords } from '#business/words/en/bill.ts'

export const bill: BillWords = {
  heading: 'तुमचं बिल',
  pieces: '{count} × {price}',
  kilograms: '{count} किलो × {price}',
  express: 'एक्सप्रेस, {percent}%',
  firstOrder: 'पहिल्या ऑर्डरवर {percent}% सूट',
  total: 'एकूण',
  includedTax: 'यात {amount} जीएसटी ({percent}%) आहे.',
  gstNumber: 'जीएसटी नंबर: {number}',
  paid: '{time} रोजी पेमेंट मिळालं. धन्यवाद.',
  pay: 'यूपीआयने {amount} द्या',
  scan: '{amount} देण्यासाठी हा कोड कोणत्याही यूपीआय ॲपने स्कॅन करा.',
  afterPayment: 'पैसे मिळाल्यावर आम्ही बिलावर पेमेंटची नोंद करू.',
}
