export const bookingFields = {
  name: { label: 'नाम', inputLabel: 'पूरा नाम' },
  phone: { label: 'फ़ोन', inputLabel: 'फ़ोन नंबर', hint: '10 अंकों का नंबर।' },
  email: { label: 'ईमेल', inputLabel: 'ईमेल', hint: 'बुकिंग की जानकारी इसी पर भेजेंगे।' },
  address: {
    label: 'पता',
    inputLabel: 'पिकअप का पता',
    hint: 'फ़्लैट, बिल्डिंग, रोड, लैंडमार्क, पिन कोड।',
  },
  date: { label: 'तारीख' },
  time: { label: 'समय' },
  serviceType: { label: 'सेवा' },
  items: { label: 'कपड़े और जूते', inputLabel: 'क्या-क्या देना है', hint: 'जैसे 3 शर्ट और 1 साड़ी।' },
  instructions: {
    label: 'खास बात',
    inputLabel: 'कोई खास बात',
    hint: 'जैसे दाग, कपड़े की किस्म या गेट का कोड।',
  },
}
