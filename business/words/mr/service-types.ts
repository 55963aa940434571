export const serviceTypes = {
  'dry-cleaning': {
    label: 'ड्राय क्लीनिंग',
    description: 'नाजूक कपडे, सूट, ड्रेस आणि समारंभाचे कपडे',
  },
  laundry: { label: 'लॉन्ड्री', description: 'रोजचे कपडे, चादरी आणि टॉवेल' },
  shoes: { label: 'शू क्लीनिंग', description: 'शूजची आतून-बाहेरून सफाई आणि नव्यासारखी चमक' },
  both: {
    label: 'दोन्ही: ड्राय क्लीनिंग आणि लॉन्ड्री',
    description: 'काही कपडे ड्राय क्लीनिंगला, बाकीचे लॉन्ड्रीला',
  },
}
