export const siteLayout = {
  tagline: 'ड्राई क्लीनिंग, लॉन्ड्री और शू क्लीनिंग। कपड़े हम आपके घर से ले जाते हैं।',
  copyright: 'Saaf Garment Care, मुंबई',
}
