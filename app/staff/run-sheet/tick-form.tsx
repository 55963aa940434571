import { Form } from '@remix-run/react'
import type { RunSheetStop as Stop } from '#app/models/bookings/run-sheet.server.ts'
import { stopKey, storeTick } from '#app/staff/run-sheet/offline/offline-ticks.ts'
import type { Tick } from '#app/staff/run-sheet/offline/use-ticks.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { orderSteps, tripSteps } from '#business/bookings/return/order-steps.ts'
import { formatInstantTime } from '#business/pickups/english-dates.ts'

export function TickForm({
  stop,
  tick: { doneAt },
  onTick,
}: {
  stop: Stop
  tick: Tick
  onTick: () => void
}) {
  if (stop.status === 'completed') {
    return <p className="flex min-h-12 items-center font-semibold md:ml-auto">✓ Completed</p>
  }
  const step = tripSteps[stop.trip]
  return (
    <Form
      method="post"
      className="grow md:ml-auto md:grow-0"
      onSubmit={(event) => {
        event.preventDefault()
        onTick()
        storeTick(stopKey(stop), doneAt ? null : new Date().toISOString())
      }}
    >
      <input type="hidden" name="booking" value={stop.id} />
      <input type="hidden" name="step" value={step} />
      <Button
        type="submit"
        name="at"
        value={doneAt ? '' : 'now'}
        look={doneAt ? 'quiet' : 'main'}
        size="snug"
        className="w-full"
        aria-pressed={doneAt !== null}
      >
        {doneAt && <span aria-hidden>✓</span>}
        <span>
          {orderSteps[step].label}
          <span className="sr-only">
            {' '}
            {stop.trip === 'pickup' ? 'from' : 'to'} <bdi>{stop.name}</bdi>
          </span>
        </span>
        {doneAt && (
          <span className="font-normal tabular-nums">
            {formatInstantTime(doneAt)} · <span className="underline">Undo</span>
          </span>
        )}
      </Button>
    </Form>
  )
}
