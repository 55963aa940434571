/** By slug. */
export const branches = {
  'andheri-west': {
    name: 'अंधेरी पश्चिम',
    address: {
      street: '12 वीरा देसाई रोड, अंधेरी पश्चिम',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  'bandra-west': {
    name: 'वांद्रे पश्चिम',
    address: {
      street: '48 हिल रोड, वांद्रे पश्चिम',
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
      street: '3 सेंट्रल अव्हेन्यू, हिरानंदानी गार्डन्स, पवई',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  'malad-west': {
    name: 'मालाड पश्चिम',
    address: {
      street: '21 मार्वे रोड, मालाड पश्चिम',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
  colaba: {
    name: 'कुलाबा',
    address: {
      street: '65 कुलाबा कॉजवे, कुलाबा',
      city: 'मुंबई',
      state: 'महाराष्ट्र',
      country: 'भारत',
    },
  },
}
