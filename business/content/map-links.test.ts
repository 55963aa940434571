import { describe, expect, it } from 'vitest'
import { directionsHref, embeddedMapHref } from './map-links.ts'

const mapPoint = { latitude: 19.1364, longitude: 72.8296 }
const address = {
  street: '12 Veera Desai Road & Lane',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip: '400053',
  country: 'India',
}

describe('embeddedMapHref', () => {
  it('centres the map on the pin', () => {
    const query = new URL(embeddedMapHref(mapPoint)).searchParams
    expect(query.get('marker')).toBe('19.1364,72.8296')
    expect(query.get('bbox')).toBe('72.82360,19.13340,72.83560,19.13940')
  })
})

describe('directionsHref', () => {
  it('leads to the pin', () => {
    const query = new URL(directionsHref({ address, mapPoint })).searchParams
    expect(query.get('destination')).toBe('19.1364,72.8296')
  })

  it('leads to the address when there is no pin', () => {
    const query = new URL(directionsHref({ address, mapPoint: null })).searchParams
    expect(query.get('destination')).toBe('12 Veera Desai Road & Lane, Mumbai, 400053, India')
  })
})
