export const pageNames = {
  home: 'होम',
  services: 'सेवा',
  about: 'आमच्याविषयी',
  locations: 'आमची दुकानं',
  contact: 'संपर्क',
  booking: 'पिकअप बुक करा',
  privacy: 'प्रायव्हसी',
}
