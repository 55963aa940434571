import type { Language } from '#business/languages/languages.ts'
import type { MapPoint } from './map-links.ts'
import { type Coordinates, lakes, land, railways } from './mumbai-map-data.ts'

interface DrawnPin {
  slug: string
  name: string
  english?: readonly string[]
  x: number
  y: number
  isLabelOnLeft: boolean
}

/** `width` by `height` must be visible; the drawing extends beyond. */
export interface CityMapDrawing {
  width: number
  height: number
  land: string
  water: string
  railways: string[]
  stations: {
    name: string
    label?: Record<Language, string>
    x: number
    y: number
    isLabelOnLeft: boolean
  }[]
  pins: DrawnPin[]
}

interface MapPlace {
  slug: string
  name: string
  english?: readonly string[]
  mapPoint: MapPoint | null
}

/** In degrees. */
interface Frame {
  north: number
  south: number
  west: number
  east: number
}

const drawnArea: Frame = { north: 19.27, south: 18.88, west: 72.77, east: 73.01 }

const width = 400
const labelWidth = 70
const marginDegrees = 0.025
// Length of a degree of longitude, relative to one of latitude, in Mumbai.
const longitudeScale = Math.cos((19.1 * Math.PI) / 180)

/**
 * Fits all places, or the neighbourhood of `around`. Null if no place is in the drawn area, or
 * `around` is outside it.
 */
export function drawCityMap(
  places: readonly MapPlace[],
  around?: MapPoint | null,
): CityMapDrawing | null {
  const pinned = places.flatMap(({ mapPoint, ...place }) => {
    return mapPoint && isInFrame(drawnArea, mapPoint) ? [{ ...place, mapPoint }] : []
  })
  if (pinned.length === 0 || (around && !isInFrame(drawnArea, around))) return null
  const frame = around
    ? neighbourhoodFrame(around)
    : fitFrame(pinned.map(({ mapPoint }) => mapPoint))
  const scale = width / ((frame.east - frame.west) * longitudeScale)
  const project = ([latitude, longitude]: Coordinates) => ({
    x: round((longitude - frame.west) * longitudeScale * scale),
    y: round((frame.north - latitude) * scale),
  })
  const toLine = (line: readonly Coordinates[]) =>
    line.map((place) => Object.values(project(place)).join(' ')).join('L')
  const toShapes = (shapes: readonly (readonly Coordinates[])[]) =>
    shapes.map((shape) => `M${toLine(shape)}Z`).join('')

  const stations = [...new Set(railways.flat())].map(
    ({ name, coordinates, label, isLabelOnLeft = false }) => {
      const { x, y } = project(coordinates)
      const isNearRightEdge = x > width - labelWidth && x <= width
      return { name, label, x, y, isLabelOnLeft: isLabelOnLeft || isNearRightEdge }
    },
  )
  return {
    width,
    height: Math.round((frame.north - frame.south) * scale),
    land: toShapes(land),
    water: toShapes(lakes),
    railways: railways.map((line) => `M${toLine(line.map(({ coordinates }) => coordinates))}`),
    stations,
    pins: pinned.map(({ slug, name, english, mapPoint }) => {
      const point = project([mapPoint.latitude, mapPoint.longitude])
      return {
        slug,
        name,
        ...(english && { english }),
        ...point,
        isLabelOnLeft: isNearestStationRight(stations, point),
      }
    }),
  }
}

function isInFrame(
  { north, south, west, east }: Frame,
  { latitude, longitude }: MapPoint,
): boolean {
  return latitude < north && latitude > south && longitude > west && longitude < east
}

function fitFrame(points: readonly MapPoint[]): Frame {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    north: Math.max(...latitudes) + marginDegrees,
    south: Math.min(...latitudes) - marginDegrees,
    // Most labels are left of their pin, over the sea.
    west: Math.min(...longitudes) - 2 * marginDegrees,
    east: Math.max(...longitudes) + 2 * marginDegrees,
  }
}

function neighbourhoodFrame({ latitude, longitude }: MapPoint): Frame {
  return {
    north: latitude + 0.05,
    south: latitude - 0.065,
    west: longitude - 0.045,
    east: longitude + 0.09,
  }
}

/** A station on the right would collide with the label. */
function isNearestStationRight(
  stations: CityMapDrawing['stations'],
  { x, y }: { x: number; y: number },
): boolean {
  const distanceTo = (station: { x: number; y: number }) => Math.hypot(station.x - x, station.y - y)
  const [nearest] = stations.toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return nearest !== undefined && nearest.x > x
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
