export const siteLayout = {
  tagline: 'ड्राय क्लीनिंग, लॉन्ड्री आणि शू क्लीनिंग. कपडे तुमच्या घरून नेतो.',
  copyright: 'Saaf Garment Care, मुंबई',
}
