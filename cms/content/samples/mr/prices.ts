/** By the English item. */
export const prices = {
  'Shirt or kurta': {
    item: 'शर्ट किंवा कुर्ता',
    unit: 'प्रति नग',
  },
  Trousers: {
    item: 'पँट',
    unit: 'प्रति नग',
  },
  'Suit, two pieces': {
    item: 'सूट, टू-पीस',
    unit: 'प्रति सूट',
  },
  'Silk sari': {
    item: 'सिल्क साडी',
    unit: 'प्रति नग',
  },
  Sherwani: {
    item: 'शेरवानी',
    unit: 'प्रति नग',
  },
  Lehenga: {
    item: 'लेहेंगा',
    unit: 'प्रति नग',
  },
  'Blanket or razai': {
    item: 'ब्लँकेट किंवा रजई',
    unit: 'प्रति नग',
  },
  Curtains: {
    item: 'पडदे',
    unit: 'प्रति पडदा',
  },
  'Wash and fold': {
    item: 'धुलाई आणि घडी',
    unit: 'प्रति किलो',
  },
  'Wash and steam iron': {
    item: 'धुलाई आणि स्टीम इस्त्री',
    unit: 'प्रति किलो',
  },
  'Bed sheet, double': {
    item: 'चादर, डबल',
    unit: 'प्रति नग',
  },
  'Steam ironing': {
    item: 'स्टीम इस्त्री',
    unit: 'प्रति नग',
  },
  'Canvas shoes': {
    item: 'कॅनव्हास शूज',
    unit: 'प्रति जोडी',
  },
  Sneakers: {
    item: 'स्नीकर्स',
    unit: 'प्रति जोडी',
  },
  'Leather shoes': {
    item: 'लेदर शूज',
    unit: 'प्रति जोडी',
  },
  'Suede or boots': {
    item: 'स्वेड शूज किंवा उंच बूट',
    unit: 'प्रति जोडी',
  },
}
