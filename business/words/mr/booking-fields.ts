export const bookingFields = {
  name: { label: 'नाव', inputLabel: 'पूर्ण नाव' },
  phone: { label: 'फोन', inputLabel: 'फोन नंबर', hint: '10 अंकी.' },
  email: { label: 'ईमेल', inputLabel: 'ईमेल', hint: 'बुकिंगची माहिती यावर पाठवू.' },
  address: {
    label: 'पत्ता',
    inputLabel: 'पिकअपचा पत्ता',
    hint: 'फ्लॅट, बिल्डिंग, रस्ता, जवळची खूण, पिन कोड.',
  },
  date: { label: 'तारीख' },
  time: { label: 'वेळ' },
  serviceType: { label: 'सेवा' },
  items: { label: 'कपडे आणि शूज', inputLabel: 'काय काय द्यायचं आहे', hint: 'उदा. 3 शर्ट आणि 1 साडी.' },
  instructions: {
    label: 'खास सूचना',
    inputLabel: 'काही खास सूचना',
    hint: 'उदा. डाग, कापडाचा प्रकार किंवा गेटचा कोड.',
  },
}
