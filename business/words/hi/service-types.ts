export const serviceTypes = {
  'dry-cleaning': {
    label: 'ड्राई क्लीनिंग',
    description: 'नाज़ुक कपड़े, सूट, ड्रेस और खास मौकों के कपड़े',
  },
  laundry: { label: 'लॉन्ड्री', description: 'रोज़ के कपड़े, चादरें और तौलिए' },
  shoes: { label: 'शू क्लीनिंग', description: 'जूतों की अच्छी सफ़ाई और नई जैसी चमक' },
  both: { label: 'दोनों सेवाएँ', description: 'कुछ ड्राई क्लीनिंग, कुछ लॉन्ड्री' },
}
