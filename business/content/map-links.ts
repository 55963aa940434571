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

/** How much of the neighbourhood a map shows to each side of its pin, in degrees: about half a kilometre. */
const reach = { latitude: 0.003, longitude: 0.006 }

/** A map with a pin, for an iframe. */
export function embeddedMapHref({ latitude, longitude }: MapPoint): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/** The way there, in the map app of a phone or in the browser; by the pin where there is one, else by the address. */
export function directionsHref({
  address,
  mapPoint,
}: {
  address: Address
  mapPoint: MapPoint | null
}): string {
  return wayTo(
    mapPoint
      ? `${mapPoint.latitude},${mapPoint.longitude}`
      : [address.street, address.city, address.zip, address.country].join(', '),
  )
}

/** The same to an address as somebody wrote it. */
export function wayTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
