import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { RunSheet, RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { unsetFields } from '#business/bookings/booking.ts'
import { BranchStops } from './branch-stops.tsx'
import type { HiddenStops } from './hidden-stops.tsx'
import { countDone, readTickKey, stopKey, useTicks } from './offline-ticks.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'

const stop: Stop = {
  ...unsetFields,
  ...{ source: 'site', createdAt: '', updatedAt: '' },
  ...{ id: 'a', reference: 'AB12CD34', status: 'completed', serviceType: 'laundry' },
  ...{ language: 'en', promisedDate: null, express: false },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210', email: null },
  ...{ address: 'Hill Road', items: null, instructions: null, notes: [], doneAt: null },
  ...{ trip: 'pickup', isReady: true, missedDay: null, bill: null },
  ...{ whatsappHref: '', directionsHref: '' },
}

function Sheet({ stops, isHidden = false }: { stops: Stop[]; isHidden?: boolean }) {
  const readTick = useTicks()
  return (
    <>
      {countDone(stops, readTick)} done
      {stops.map((each) => (
        <RunSheetStop
          key={stopKey(each)}
          stop={each}
          number={1}
          showsTrip={stops.some(({ trip }) => trip === 'delivery')}
          tick={readTick(each)}
          isHidden={isHidden}
          onTick={() => {}}
        />
      ))}
    </>
  )
}

function Branch(props: { runSheet: RunSheet; hidden: HiddenStops }) {
  return <BranchStops {...props} date="2026-11-26" isFirst readTick={useTicks()} />
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
      'Laundry, Express · back by Sat, 28 Nov · AB12CD34',
    )
    expect(textOf({})).toContain('Laundry · AB12CD34')
  })

  it('counts a completed booking as done and does not ask for it', () => {
    const html = render(<Sheet stops={[stop]} />)
    expect(html).toContain('1 done')
    expect(html).toContain('✓ Completed')
    expect(html).not.toContain('<button')
  })

  it('says which stops are deliveries, and pickups next to them', () => {
    expect(textOf({})).not.toContain('Pickup')
    const mixed = textOf({ name: 'Om' }, { ...delivery, name: 'Zoya' })
    expect(mixed).toMatch(/Om.*Pickup.*Zoya.*Delivery.*Delivered/)
    expect(textOf({ ...delivery, promisedDate: '2026-11-28' })).not.toContain('back by')
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
    const bill = { kilograms: 0, pieces: 5, totalPaise: 45_050, isPaid: false, upiCode: null }
    const unpaid = textOf({ bill })
    expect(unpaid).toContain('Laundry · 5 pieces · AB12CD34')
    expect(unpaid).toContain('To pay: ₹450.50')
    expect(unpaid).not.toContain('UPI code')
    const upiCode = { size: 9, path: 'M4 4h1v1h-1z' }
    expect(textOf({ bill: { ...bill, upiCode } })).toContain('UPI code')
    const paid = textOf({ bill: { ...bill, pieces: 1, isPaid: true } })
    expect(paid).toContain('1 piece ·')
    expect(paid).toContain('Paid: ₹450.50')
  })

  it('stores a pickup and its delivery apart', () => {
    const [pickup, drop] = [stopKey(stop), stopKey({ ...stop, ...delivery })]
    expect(readTickKey(pickup)).toEqual({ booking: 'a', step: 'picked-up' })
    expect(readTickKey(drop)).toEqual({ booking: 'a', step: 'delivered' })
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
