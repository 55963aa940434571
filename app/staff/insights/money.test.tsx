import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { periodBetween } from '#business/insights/periods.ts'
import { insights } from '#business/words/staff.ts'
import { Money } from './money.tsx'

const none = { billed: 0, paid: 0, open: 0 }
const now = { billed: 1_25_000_50, paid: 1_00_000_00, open: 25_000_50 }
const before = { billed: 1_00_000_00, paid: 1_00_000_00, open: 0 }
const period = periodBetween('2026-10-01', '2026-10-31')!
const noDetails = {
  period,
  today: '2026-11-20',
  buckets: [],
  services: [],
  branches: null,
  deleted: null,
}
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('shows rupees next to the period before', () => {
  const services = [{ service: 'shoes', now, before }] as const
  const html = renderToStaticMarkup(
    <Money {...noDetails} total={{ now, before }} services={[...services]} />,
  )
  expect(text(html)).toContain('Billed ₹1,25,001 up 25% from ₹1,00,000')
  expect(text(html)).toContain('Unpaid ₹25,001 up from ₹0')
  expect(text(html)).toContain('Shoe Cleaning ₹1,25,001 ₹1,00,000 ₹1,00,000 ₹1,00,000 ₹25,001 ₹0')
  expect(text(html)).not.toContain(insights.deletedBookings)
})

it('shows the days on which something was billed', () => {
  const dayOf = (date: string) => ({ from: date, until: date })
  const bucket = { current: dayOf('2026-10-02'), previous: dayOf('2026-09-02') }
  const buckets = [
    { ...bucket, now, before },
    { ...bucket, current: dayOf('2026-10-03'), now: none, before: none },
  ]
  const html = renderToStaticMarkup(
    <Money {...noDetails} buckets={buckets} total={{ now, before }} />,
  )
  expect(text(html)).toContain('Money per day')
  expect(text(html)).toContain('Fri, 2 Oct ₹1,25,001 ₹1,00,000')
  expect(text(html)).not.toContain('3 Oct')
})

it('names bills of deleted bookings', () => {
  const money = { ...noDetails, branches: [], deleted: { now, before } }
  const html = renderToStaticMarkup(<Money {...money} total={{ now, before }} />)
  expect(html.split(insights.deletedBookings)).toHaveLength(3)
})

it('says that there are no bills', () => {
  const html = renderToStaticMarkup(<Money {...noDetails} total={{ now: none, before: none }} />)
  expect(html).toContain(insights.noBills)
  expect(html).not.toContain('<table')
})
