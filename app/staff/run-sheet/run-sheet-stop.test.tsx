import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { RunSheet, RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { unsetFields } from '#business/bookings/booking.ts'
import { BranchStops } from './branch-stops.tsx'
import type { HiddenStops } from './hidden-stops.tsx'
import { countDone, stopKey, useStops } from './offline-ticks.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'

const stop: Stop = {
  ...unsetFields,
  ...{ source: 'site', createdAt: '', updatedAt: '' },
  ...{ id: 'a', reference: 'AB12CD34', status: 'completed', serviceType: 'laundry' },
  ...{ language: 'en', promisedDate: null, express: false },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210', email: null },
  ...{ address: 'Hill Road', items: null, instructions: null, notes: [], doneAt: null },
  ...{ trip: 'pickup', isReady: true, missedDay: null, bill: null },
  ...{ area: 'Bandra West', announcedPieces: null },
  ...{ whatsappHref: '', directionsHref: '' },
}

function Sheet({ stops, isHidden = false }: { stops: Stop[]; isHidden?: boolean }) {
  const readStop = useStops()
  return (
    <>
      {countDone(stops, readStop)} done
      {stops.map((each) => (
        <RunSheetStop
          key={stopKey(each)}
          stop={each}
          number={1}
          state={readStop(each)}
          isHidden={isHidden}
          onTick={() => {}}
        />
      ))}
    </>
  )
}

function Branch(props: { runSheet: RunSheet; hidden: HiddenStops }) {
  return <BranchStops {...props} date="2026-11-26" isOnly readStop={useStops()} />
}

const render = (sheet: ReactElement) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: sheet }])} />,
  )

const textOf = (...stops: Partial<Stop>[]) =>
  render(<Sheet stops={stops.map((changes) => ({ ...stop, ...changes }))} />).replaceAll(
    /<[^>]+>/g,
    '',
  )

const delivery = { trip: 'delivery', status: 'confirmed' } as const

describe('run sheet stop', () => {
  it('isolates what the customer and colleagues wrote', () => {
    const written = { name: 'عائشہ', address: 'گلی 3', items: '2 شلوار', notes: ['دو بار'] }
    const html = render(<Sheet stops={[{ ...stop, ...written }]} />)
    for (const text of Object.values(written).flat()) expect(html).toContain(`<bdi>${text}</bdi>`)
  })

  it('tells the driver when the clothes are back', () => {
    expect(textOf({ promisedDate: '2026-11-28', express: true })).toContain(
      'Laundry, Express · Back by Sat, 28 Nov · AB12CD34',
    )
    expect(textOf({})).toContain('Laundry · AB12CD34')
  })

  it('counts a completed booking as done and does not ask for it', () => {
    const html = render(<Sheet stops={[stop]} />)
    expect(html).toContain('1 done')
    expect(html).toContain('✓ Completed')
    expect(html).not.toContain('<button')
  })

  it('says which stops are deliveries', () => {
    const mixed = textOf({ name: 'Om' }, { ...delivery, name: 'Zoya' })
    expect(mixed).toMatch(/^[^Z]*Om[^Z]*Zoya.*Delivery.*Delivered/)
    expect(mixed.match(/Delivery/g)).toHaveLength(1)
    expect(textOf({ ...delivery, promisedDate: '2026-11-28' })).not.toContain('Back by')
  })

  it('warns of a delivery that is not ready', () => {
    expect(textOf({ ...delivery, isReady: false })).toContain('Not ready yet')
    expect(textOf(delivery)).not.toContain('Not ready yet')
  })

  it('says since when a return is due', () => {
    expect(textOf({ ...delivery, missedDay: '2026-11-25' })).toContain('Was due Wed, 25 Nov')
    expect(textOf(delivery)).not.toContain('Was due')
  })

  it('shows pieces and the amount, with a UPI code while it is not paid', () => {
    const bill = {
      ...{ kilograms: 0, pieces: 5, totalPaise: 45_050 },
      ...{ isPaid: false, paidBy: null, upiCode: null },
    }
    const unpaid = textOf({ bill })
    expect(unpaid).toContain('Laundry · 5 pieces · AB12CD34')
    expect(unpaid).toContain('To pay: ₹450.50')
    expect(unpaid).not.toContain('UPI code')
    const upiCode = { size: 9, path: 'M4 4h1v1h-1z' }
    expect(textOf({ bill: { ...bill, upiCode } })).toContain('UPI code')
    const paid = textOf({ bill: { ...bill, pieces: 1, paidBy: 'cash' } })
    expect(paid).toContain('1 piece ·')
    expect(paid).toContain('Paid: ₹450.50, Cash')
    expect(paid).toContain('Undo payment')
  })

  const pickup = { status: 'confirmed', announcedPieces: 12 } as const

  it('compares the counted pieces with the announced ones in words', () => {
    expect(textOf(pickup)).toContain('12 announced')
    expect(textOf({ ...pickup, pieceCount: 12 })).not.toContain('Differs')
    const other = textOf({ ...pickup, pieceCount: 10 })
    expect(other).toContain('10 pieces (12 announced)')
    expect(other).toContain('Differs from the 12 announced.')
    expect(textOf({ status: 'confirmed', pieceCount: 10 })).not.toMatch(/announced/)
  })

  it('offers reasons why nothing was collected, and counts the stop as done', () => {
    expect(textOf(pickup)).toMatch(
      /^0 done.*Nobody home.*Nothing to collect.*Wrong address.*Moved/s,
    )
    const missed = textOf({ ...pickup, missedReason: 'nobody-home' })
    expect(missed).toMatch(/^1 done.*Not collected: nobody home.*Undo/s)
    expect(missed).not.toMatch(/Moved|Picked up/)
    const collected = { ...pickup, missedReason: 'moved', doneAt: stop.createdAt } as const
    expect(textOf({ ...collected, doneAt: '2026-11-26T04:30:00.000Z' })).not.toContain(
      'Not collected',
    )
    expect(textOf(delivery)).not.toContain('Nobody home')
  })

  it('groups returns without a slot under their own heading and link', () => {
    const returns = { ...stop, ...delivery, id: 'b', name: 'Zoya' }
    const slots = [
      { time: '9AM-11AM' as const, stops: [stop] },
      { time: null, stops: [returns] },
    ]
    const hidden = { isHidden: () => false, keepVisible: () => {} } as unknown as HiddenStops
    const html = render(<Branch runSheet={{ branch: null, slots }} hidden={hidden} />)
    expect(html).toContain('<a href="#stops-all-returns"')
    expect(html).toContain('<section id="stops-all-returns" aria-label="Returns, no time chosen"')
    expect(html).toMatch(/<h2[^>]*>.*Returns, no time chosen.*0 of 1 done.*Zoya/s)
  })

  it('prints a hidden stop', () => {
    const html = render(<Sheet stops={[stop]} isHidden />)
    expect(html).toMatch(/<li class="[^"]* hidden print:list-item"/)
  })
})
