import type { MapPoint } from './map-links.ts'
import { lakes, land, type Place, railways } from './mumbai.ts'

/** A pin: where it stands in the drawing, and on which side of it there is room for its name. */
interface DrawnPin {
  slug: string
  name: string
  x: number
  y: number
  isNameBefore: boolean
}

/** What is drawn, as paths and points. Of it `width` by `height` have to be seen; the drawing goes on beyond. */
export interface DrawnMap {
  width: number
  height: number
  land: string
  water: string
  railways: string[]
  stations: { name: string; x: number; y: number; isNamed: boolean; isNameBefore: boolean }[]
  pins: DrawnPin[]
}

interface Pinned {
  slug: string
  name: string
  mapPoint: MapPoint | null
}

/** What a map shows, in degrees. */
interface Frame {
  north: number
  south: number
  west: number
  east: number
}

const drawnArea: Frame = { north: 19.27, south: 18.88, west: 72.77, east: 73.01 }

const width = 400
const marginDegrees = 0.025
// At the latitude of Mumbai a degree of longitude is shorter than one of latitude.
const shorter = Math.cos((19.1 * Math.PI) / 180)

/**
 * The coast, the railway lines and a pin for each place, as large as all of them need; or the neighbourhood of one, `around`
 * it. Null where nothing lies in the city that can be drawn.
 */
export function drawnMap(places: readonly Pinned[], around?: MapPoint | null): DrawnMap | null {
  const pinned = places.flatMap(({ mapPoint, ...place }) => {
    return mapPoint && isIn(drawnArea, mapPoint) ? [{ ...place, mapPoint }] : []
  })
  if (pinned.length === 0 || (around && !isIn(drawnArea, around))) return null
  const frame = around ? neighbourhoodOf(around) : frameOf(pinned.map(({ mapPoint }) => mapPoint))
  const scale = width / ((frame.east - frame.west) * shorter)
  const project = ([latitude, longitude]: Place) => ({
    x: round((longitude - frame.west) * shorter * scale),
    y: round((frame.north - latitude) * scale),
  })
  const lineOf = (line: readonly Place[]) =>
    line.map((place) => Object.values(project(place)).join(' ')).join('L')
  const shapesOf = (shapes: readonly (readonly Place[])[]) =>
    shapes.map((shape) => `M${lineOf(shape)}Z`).join('')

  const stations = [...new Set(railways.flat())].map(
    ({ name, at, isMajor = false, isNameBefore = false }) => {
      return { name, ...project(at), isNamed: isMajor, isNameBefore }
    },
  )
  return {
    width,
    height: Math.round((frame.north - frame.south) * scale),
    land: shapesOf(land),
    water: shapesOf(lakes),
    railways: railways.map((line) => `M${lineOf(line.map(({ at }) => at))}`),
    stations,
    pins: pinned.map(({ slug, name, mapPoint }) => {
      const point = project([mapPoint.latitude, mapPoint.longitude])
      return { slug, name, ...point, isNameBefore: isRightOf(stations, point) }
    }),
  }
}

function isIn({ north, south, west, east }: Frame, { latitude, longitude }: MapPoint): boolean {
  return latitude < north && latitude > south && longitude > west && longitude < east
}

function frameOf(points: readonly MapPoint[]): Frame {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    north: Math.max(...latitudes) + marginDegrees,
    south: Math.min(...latitudes) - marginDegrees,
    // Names stand to the left of most, over the sea.
    west: Math.min(...longitudes) - 2 * marginDegrees,
    east: Math.max(...longitudes) + 2 * marginDegrees,
  }
}

function neighbourhoodOf({ latitude, longitude }: MapPoint): Frame {
  return {
    north: latitude + 0.05,
    south: latitude - 0.065,
    west: longitude - 0.045,
    east: longitude + 0.09,
  }
}

/** Whether the nearest station lies to the right of a point, where its name would be in the way. */
function isRightOf(stations: DrawnMap['stations'], { x, y }: { x: number; y: number }): boolean {
  const distanceTo = (station: { x: number; y: number }) => Math.hypot(station.x - x, station.y - y)
  const [nearest] = stations.toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return nearest !== undefined && nearest.x > x
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
