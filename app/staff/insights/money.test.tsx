import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { insights } from '#business/words/staff-messages.ts'
import { Money } from './money.tsx'

const none = { billed: 0, paid: 0, open: 0 }
const now = { billed: 1_25_000_50, paid: 1_00_000_00, open: 25_000_50 }
const before = { billed: 1_00_000_00, paid: 1_00_000_00, open: 0 }
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('shows rupees next to the period before', () => {
  const services = [{ service: 'shoes', now, before }] as const
  const html = renderToStaticMarkup(
    <Money
      {...{ total: { now, before }, services: [...services], branches: null, deleted: null }}
    />,
  )
  expect(text(html)).toContain('Billed ₹1,25,001 up 25% from ₹1,00,000')
  expect(text(html)).toContain('Shoe Cleaning ₹1,25,001 ₹1,00,000 ₹1,00,000 ₹1,00,000 ₹25,001 ₹0')
  expect(text(html)).not.toContain(insights.deletedBookings)
})

it('names bills of deleted bookings', () => {
  const money = { total: { now, before }, services: [], branches: [], deleted: { now, before } }
  const html = renderToStaticMarkup(<Money {...money} />)
  expect(html.split(insights.deletedBookings)).toHaveLength(3)
})

it('says that there are no bills', () => {
  const money = { total: { now: none, before: none }, services: [], branches: [], deleted: null }
  const html = renderToStaticMarkup(<Money {...money} />)
  expect(html).toContain(insights.noBills)
  expect(html).not.toContain('<table')
})
