import type { Round } from '#app/models/bookings/run-sheet.server.ts'
import { RoundStop } from './round-stop.tsx'

export function BranchRound({ round: { branch, slots } }: { round: Round }) {
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
              <RoundStop key={stop.id} stop={stop} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}
