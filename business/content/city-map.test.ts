import { describe, expect, it } from 'vitest'
import { drawCityMap } from './city-map.ts'

const shop = (slug: string, latitude: number, longitude: number) => ({
  slug,
  name: slug,
  mapPoint: { latitude, longitude },
})

const juhu = shop('juhu', 19.1121, 72.8312)
const colaba = shop('colaba', 18.9154, 72.826)
const powai = shop('powai', 19.1176, 72.906)
const pune = shop('pune', 18.5204, 73.8567)

describe('city map', () => {
  it('fits all branches, with north up and east to the right', () => {
    const { width, height, pins } = drawCityMap([juhu, colaba, powai])!
    const [north, south, east] = pins as [Pin, Pin, Pin]
    expect(south.y).toBeGreaterThan(north.y)
    expect(east.x).toBeGreaterThan(north.x)
    for (const { x, y } of pins) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    }
  })

  it('uses the same scale in every direction', () => {
    const { pins } = drawCityMap([
      shop('a', 19, 72.85),
      shop('b', 19.1, 72.85),
      shop('c', 19, 72.95),
    ])!
    const [a, b, c] = pins as [Pin, Pin, Pin]
    // Kilometres per degree.
    expect((c.x - a.x) / (a.y - b.y)).toBeCloseTo(105.2 / 110.7, 1)
  })

  it('shows a branch and its neighbourhood', () => {
    const { width, height, pins } = drawCityMap([juhu, colaba], juhu.mapPoint)!
    const [{ x, y }] = pins as [Pin]
    expect(x / width).toBeCloseTo(0.33, 1)
    expect(y / height).toBeCloseTo(0.43, 1)
  })

  it('puts a label on the side away from the nearest station', () => {
    const { pins } = drawCityMap([juhu, shop('vikhroli', 19.111, 72.94)])!
    expect(pins.map(({ isLabelOnLeft }) => isLabelOnLeft)).toEqual([true, false])
  })

  it('keeps the label of a station near the right edge on the map', () => {
    const { stations, width } = drawCityMap([juhu, shop('kanjurmarg', 19.13, 72.928)])!
    const mulund = stations.find(({ name }) => name === 'Mulund')!
    expect(mulund.x).toBeLessThan(width)
    expect(mulund.isLabelOnLeft).toBe(true)
    expect(stations.find(({ name }) => name === 'Ghatkopar')!.isLabelOnLeft).toBe(false)
  })

  it('omits places outside the city, and returns null when none remains', () => {
    expect(drawCityMap([juhu, pune, { ...powai, mapPoint: null }])!.pins).toHaveLength(1)
    expect(drawCityMap([pune])).toBeNull()
    expect(drawCityMap([juhu], pune.mapPoint)).toBeNull()
    expect(drawCityMap([])).toBeNull()
  })
})

type Pin = NonNullable<ReturnType<typeof drawCityMap>>['pins'][number]
