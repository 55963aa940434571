import type { SectionWords } from '#business/words/en/sections.ts'

export const sections: SectionWords = {
  aboutUs: 'हमारे बारे में',
  gallery: 'फ़ोटो',
  carousel: 'स्लाइड शो',
  slides: '{gallery}, {count} स्लाइड',
  slide: 'स्लाइड',
  slidePosition: '{count} में से {position}',
  pincode: 'पिन कोड',
  directionsTo: ': {place}',
  map: 'मैप',
  ourLocations: 'हमारी दुकानें',
  mapOf: 'मैप, {place}: {names}',
  streetMapOf: 'सड़कों वाला मैप: {place}',
  streetMap: 'सड़कों वाला मैप{ofPlace}, OpenStreetMap से',
  ofPlace: ': {place}',
  pageNotFound: 'पेज नहीं मिला',
}
