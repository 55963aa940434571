import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { periodBetween, splitIntoBuckets } from '#business/insights/periods.ts'
import { BookingsOverTime } from './bookings-over-time.tsx'
import { BookingsBarChart } from './insight-chart.tsx'

const renderOverTime = (first: string, last: string, counts: number[] = []) => {
  const period = periodBetween(first, last)!
  const buckets = splitIntoBuckets(period).map((pair, index) => ({
    ...{ ...pair, now: counts[index] ?? 0, before: 2 },
  }))
  return renderToStaticMarkup(
    <BookingsOverTime period={period} buckets={buckets} today="2026-11-20" />,
  )
}

const rows = [
  { key: 'laundry', name: 'Laundry', now: 1200, before: 0 },
  { key: 'shoes', name: 'Shoes & Bags', now: 3, before: 40 },
]
const byService = renderToStaticMarkup(
  <BookingsBarChart id="by-service" title="By service" rowName="Service" rows={rows} />,
)

const readTable = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) =>
      cell!.replace(/<[^>]+>/g, ' ').trim(),
    ),
  )

const charts: [string, string][] = [
  ['by service', byService],
  ['by day', renderOverTime('2026-10-01', '2026-10-31', [4, 9])],
  ['of a single day', renderOverTime('2026-10-01', '2026-10-01', [1])],
  ['by month', renderOverTime('2021-01-01', '2026-01-04')],
]

describe.each(charts)('chart %s', (_, html) => {
  it('is named and described by elements on the page', () => {
    const images = [...html.matchAll(/<svg[^>]*role="img"[^>]*>/g)].map(([tag]) => tag)
    expect(images.length).toBeGreaterThan(0)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const image of images) {
      expect(ids).toContain(/aria-labelledby="([^"]+)"/.exec(image)![1])
      expect(ids).toContain(/aria-describedby="([^"]+)"/.exec(image)![1])
    }
  })

  it('has no inline styles or scripts and no invalid numbers', () => {
    expect(html).not.toMatch(/<style|\sstyle=|<script|\son\w+=/)
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('chart table', () => {
  it('holds all figures of the chart', () => {
    expect(readTable(byService)).toEqual([
      ...[
        ['Service', 'Bookings', 'Previous'],
        ['Laundry', '1,200', '0'],
      ],
      ['Shoes &amp; Bags', '3', '40'],
    ])
    expect(byService).toContain('Busiest: Laundry (1,200 of 1,203).')
  })

  it('names the compared day of each row, or a dash', () => {
    const [, first, ...rest] = readTable(renderOverTime('2026-10-01', '2026-10-31', [4, 9]))
    expect(first).toEqual(['Thu, 1 Oct', '4', '2 Tue, 1 Sep'])
    expect(rest.at(-1)).toEqual(['Sat, 31 Oct', '0', '–'])
    expect(readTable(renderOverTime('2026-02-01', '2026-02-28')).at(-1)).toEqual([
      ...['–', '–', '2 Sat, 31 Jan'],
    ])
  })

  it('groups long periods by week or month', () => {
    expect(readTable(renderOverTime('2026-09-01', '2026-10-20'))[1]![0]).toBe('1 Sep to 7 Sep')
    expect(readTable(renderOverTime('2025-11-01', '2026-10-31'))[1]![0]).toBe('Nov 2025')
  })
})
