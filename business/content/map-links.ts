export interface Address {
  street: string
  city: string
  state: string
  zip: string
  country: string
}

export interface MapPoint {
  latitude: number
  longitude: number
}

/** Degrees from the pin to each edge: about half a kilometre. */
const halfSize = { latitude: 0.003, longitude: 0.006 }

/** Returns the URL of a map for an iframe. */
export function embeddedMapHref({ latitude, longitude }: MapPoint): string {
  const box = [
    longitude - halfSize.longitude,
    latitude - halfSize.latitude,
    longitude + halfSize.longitude,
    latitude + halfSize.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** Leads to the pin, or else the address. */
export function directionsHref({
  address,
  mapPoint,
}: {
  address: Address
  mapPoint: MapPoint | null
}): string {
  return directionsHrefTo(
    mapPoint
      ? `${mapPoint.latitude},${mapPoint.longitude}`
      : [address.street, address.city, address.zip, address.country].join(', '),
  )
}

export function directionsHrefTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
