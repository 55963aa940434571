import type { RunSheet } from '#app/models/bookings/run-sheet.server.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'

export function BranchStops({ runSheet: { branch, slots } }: { runSheet: RunSheet }) {
  const Heading = branch ? 'h3' : 'h2'
  return (
    <section aria-label={branch?.name} className="mt-6">
      {branch && <h2 className="text-lg font-bold">{branch.name}</h2>}
      {slots.map(({ time, stops }) => (
        <section key={time} aria-label={time} className="mt-3">
          <Heading className="border-b border-ink py-2 font-semibold">
            {time} <span className="text-ink-soft tabular-nums">· {stops.length}</span>
          </Heading>
          <ol>
            {stops.map((stop) => (
              <RunSheetStop key={stop.id} stop={stop} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
