/** By the English item. */
export const prices = {
  'Shirt or kurta': {
    item: 'शर्ट या कुर्ता',
    unit: 'प्रति पीस',
  },
  Trousers: {
    item: 'पैंट',
    unit: 'प्रति पीस',
  },
  'Suit, two pieces': {
    item: 'सूट, टू-पीस',
    unit: 'प्रति सूट',
  },
  'Silk sari': {
    item: 'सिल्क साड़ी',
    unit: 'प्रति पीस',
  },
  Sherwani: {
    item: 'शेरवानी',
    unit: 'प्रति पीस',
  },
  Lehenga: {
    item: 'लहँगा',
    unit: 'प्रति पीस',
  },
  'Blanket or razai': {
    item: 'कंबल या रज़ाई',
    unit: 'प्रति पीस',
  },
  Curtains: {
    item: 'पर्दे',
    unit: 'प्रति पर्दा',
  },
  'Wash and fold': {
    item: 'धुलाई और तह',
    unit: 'प्रति किलो',
  },
  'Wash and steam iron': {
    item: 'धुलाई और स्टीम प्रेस',
    unit: 'प्रति किलो',
  },
  'Bed sheet, double': {
    item: 'डबल चादर',
    unit: 'प्रति पीस',
  },
  'Steam ironing': {
    item: 'स्टीम प्रेस',
    unit: 'प्रति पीस',
  },
  'Canvas shoes': {
    item: 'कैनवस शूज़',
    unit: 'प्रति जोड़ी',
  },
  Sneakers: {
    item: 'स्नीकर्स',
    unit: 'प्रति जोड़ी',
  },
  'Leather shoes': {
    item: 'लेदर शूज़',
    unit: 'प्रति जोड़ी',
  },
  'Suede or boots': {
    item: 'स्वेड शूज़ या बूट',
    unit: 'प्रति जोड़ी',
  },
}
