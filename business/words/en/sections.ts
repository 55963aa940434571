import type { Translation } from '#business/words/sentence.ts'

/** On the pages that describe the business. Editors write the rest. */
export const sections = {
  aboutUs: 'About Us',
  gallery: 'Gallery',
  carousel: 'carousel',
  slides: '{gallery}, {count} slides',
  slide: 'slide',
  slidePosition: '{position} of {count}',
  pincode: 'Pincode',
  directionsTo: 'to {place}',
  map: 'Map',
  ourLocations: 'our locations',
  mapOf: 'Map of {place}: {names}',
  streetMapOf: 'Street map of {place}',
  /** Only screen readers read `{ofPlace}`. */
  streetMap: 'Street map{ofPlace}, from OpenStreetMap',
  ofPlace: ' of {place}',
  pageNotFound: 'Page not found',
} as const

export type SectionWords = Translation<typeof sections>
