/** By slug. */
export const branches = {
  'andheri-west': {
    name: 'अंधेरी वेस्ट',
    address: {
      street: '12 वीरा देसाई रोड, अंधेरी वेस्ट',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  'bandra-west': {
    name: 'बांद्रा वेस्ट',
    address: {
      street: '48 हिल रोड, बांद्रा वेस्ट',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  juhu: {
    name: 'जुहू',
    address: {
      street: '7 गुलमोहर रोड, JVPD स्कीम, जुहू',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  powai: {
    name: 'पवई',
    address: {
      street: '3 सेंट्रल एवेन्यू, हीरानंदानी गार्डन्स, पवई',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  'malad-west': {
    name: 'मालाड वेस्ट',
    address: {
      street: '21 मार्वे रोड, मालाड वेस्ट',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  colaba: {
    name: 'कोलाबा',
    address: {
      street: '65 कोलाबा कॉज़वे, कोलाबा',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
}
