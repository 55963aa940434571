import type { SectionWords } from '#business/words/en/sections.ts'

export const sections: SectionWords = {
  aboutUs: 'आमच्याविषयी',
  gallery: 'फोटो',
  carousel: 'स्लाइड शो',
  slides: '{gallery}, {count} स्लाइड',
  slide: 'स्लाइड',
  slidePosition: '{count} पैकी {position}',
  pincode: 'पिन कोड',
  directionsTo: ': {place}',
  map: 'नकाशा',
  ourLocations: 'आमची दुकानं',
  mapOf: 'नकाशा, {place}: {names}',
  streetMapOf: 'रस्त्यांचा नकाशा: {place}',
  streetMap: 'रस्त्यांचा नकाशा{ofPlace}, OpenStreetMap वरून',
  ofPlace: ': {place}',
  pageNotFound: 'पेज सापडलं नाही',
}
