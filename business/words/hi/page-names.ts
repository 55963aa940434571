export const pageNames = {
  home: 'होम',
  services: 'सेवाएँ',
  about: 'हमारे बारे में',
  locations: 'हमारी दुकानें',
  contact: 'संपर्क',
  booking: 'पिकअप बुक करें',
  privacy: 'प्राइवेसी',
}
