import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'
import { countCollected, useTicks } from './use-ticks.ts'

const stop: Stop = {
  ...{ id: 'a', reference: 'AB12CD34', status: 'completed', serviceType: 'laundry' },
  ...{ language: 'en', promisedDate: null, express: false, delivery: null },
  ...{ date: '2026-11-26', time: '9AM-11AM', name: 'Asha', phone: '9876543210', email: null },
  ...{ address: 'Hill Road', items: null, instructions: null, notes: [], collectedAt: null },
  ...{ whatsappHref: '', directionsHref: '' },
}

function Sheet({ stops, isHidden = false }: { stops: Stop[]; isHidden?: boolean }) {
  const readTick = useTicks()
  return (
    <>
      {countCollected(stops, readTick)} picked up
      {stops.map((each) => (
        <RunSheetStop
          key={each.id}
          stop={each}
          number={1}
          tick={readTick(each)}
          isHidden={isHidden}
          onTick={() => {}}
        />
      ))}
    </>
  )
}

describe('run sheet stop', () => {
  it('tells the driver when the clothes are back', () => {
    const textOf = (changes: Partial<Stop>) =>
      renderToStaticMarkup(<Sheet stops={[{ ...stop, ...changes }]} />).replaceAll(/<[^>]+>/g, '')
    expect(textOf({ promisedDate: '2026-11-28', express: true })).toContain(
      'Laundry, Express · back by Sat, 28 Nov · AB12CD34',
    )
    expect(textOf({})).toContain('Laundry · AB12CD34')
  })

  it('counts a completed booking as picked up and does not ask for it', () => {
    const html = renderToStaticMarkup(<Sheet stops={[stop]} />)
    expect(html).toContain('1 picked up')
    expect(html).toContain('✓ Completed')
    expect(html).not.toContain('<button')
  })

  it('prints a hidden stop', () => {
    const html = renderToStaticMarkup(<Sheet stops={[stop]} isHidden />)
    expect(html).toMatch(/<li class="[^"]* hidden print:list-item"/)
  })
})
