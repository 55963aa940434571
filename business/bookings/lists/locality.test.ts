import { expect, it } from 'vitest'
import { extractLocality } from './locality.ts'

it.each([
  ['Flat 3, Sea Breeze\nHill Road, Bandra West', 'Bandra West'],
  ['12 Veera Desai Road, Andheri West, Mumbai 400058', 'Andheri West'],
  ['12 Veera Desai Road, Andheri West, Mumbai - 400 058', 'Andheri West'],
  ['7 Gulmohar Road, Juhu, Mumbai, Maharashtra, India', 'Juhu'],
  ['Flat 3\nHill Road, Bandra West 400050', 'Bandra West'],
  ['Powai-400076', 'Powai'],
  ['A-1204, Hiranandani Gardens, Powai Mumbai', 'Powai'],
  ['Hill Road', 'Hill Road'],
  ['Mumbai', 'Mumbai'],
  ['400058', '400058'],
  ['फ्लॅट ३, दादर पश्चिम', 'दादर पश्चिम'],
  ['', ''],
])('locates %j in %j', (address, locality) => {
  expect(extractLocality(address)).toBe(locality)
})
