import { Form } from '@remix-run/react'
import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { formatInstantTime } from '#business/pickups/english-dates.ts'
import { storeTick } from './offline-ticks.ts'
import type { Tick } from './use-ticks.ts'

export function TickForm({
  stop,
  tick: { pickedUpAt },
  onTick,
}: {
  stop: Stop
  tick: Tick
  onTick: () => void
}) {
  if (stop.status === 'completed') {
    return <p className="flex min-h-12 items-center font-semibold md:ml-auto">✓ Completed</p>
  }
  return (
    <Form
      method="post"
      className="grow md:ml-auto md:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        onTick()
        storeTick(stop.id, pickedUpAt ? null : new Date().toISOString())
      }}
    >
      <input type="hidden" name="booking" value={stop.id} />
      <Button
        type="submit"
        name="pickedUpAt"
        value={pickedUpAt ? '' : 'now'}
        look={pickedUpAt ? 'quiet' : 'main'}
        size="snug"
        className="w-full"
        aria-pressed={pickedUpAt !== null}
      >
        {pickedUpAt && <span aria-hidden>✓</span>}
        <span>
          Picked up<span className="sr-only"> from {stop.name}</span>
        </span>
        {pickedUpAt && (
          <span className="font-normal tabular-nums">
            {formatInstantTime(pickedUpAt)} · <span className="underline">Undo</span>
          </span>
        )}
      </Button>
    </Form>
  )
}
