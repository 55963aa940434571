import type { RunSheet, RunSheetSlot } from '#app/models/bookings/run-sheet.server.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { HiddenStops } from './hidden-stops.tsx'
import { countDone, type ReadStop, stopKey } from './offline-ticks.ts'
import { RunSheetStop } from './run-sheet-stop.tsx'

interface SheetProps {
  runSheet: RunSheet
  date: LocalDate
  isOnly: boolean
  readStop: ReadStop
  hidden: HiddenStops
}

export function BranchStops({ runSheet, ...props }: SheetProps) {
  const { branch, slots } = runSheet
  const jumps = slots.map((slot) => ({
    to: slotId(runSheet, slot),
    name: slotName(slot),
    detail: `${countDone(slot.stops, props.readStop)} of ${slot.stops.length}`,
  }))
  return (
    <section id={branchId(runSheet)} aria-label={branch?.name} className="mt-4 print:mt-2">
      {props.isOnly ? (
        <JumpLinks label="Slots" jumps={jumps} />
      ) : (
        <h2 className="text-lg font-bold print:hidden">{branch?.name}</h2>
      )}
      {slots.map((slot) => (
        <SlotStops key={slotName(slot)} {...{ ...props, runSheet, slot }} />
      ))}
    </section>
  )
}

export const branchId = ({ branch }: RunSheet) => `stops-${branch?.slug ?? 'all'}`

const slotId = (runSheet: RunSheet, { time }: RunSheetSlot) =>
  `${branchId(runSheet)}-${time ?? 'returns'}`

const slotName = ({ time }: RunSheetSlot) => time ?? staffWords.runSheet.noSlot

/** Each printed page repeats the heading of a slot that continues. */
function SlotStops(props: SheetProps & { slot: RunSheetSlot }) {
  const { runSheet, slot, date, isOnly, readStop, hidden } = props
  const { branch } = runSheet
  const { stops } = slot
  const name = slotName(slot)
  const Heading = isOnly ? 'h2' : 'h3'
  const { stopCount, progress, allHidden } = staffWords.runSheet
  return (
    <section
      id={slotId(runSheet, slot)}
      aria-label={branch && !isOnly ? `${branch.name}, ${name}` : name}
      className="mt-3 print:mt-0 print:table print:w-full"
    >
      <div className="print:table-header-group print:break-inside-avoid">
        <Heading className="flex flex-wrap justify-between gap-x-3 border-b border-ink py-2 font-semibold print:block">
          <span className="hidden print:inline">
            {branch && `${branch.name} · `}
            {formatLongDate(date)} ·{' '}
          </span>
          {name}
          <span className="hidden print:inline"> · {stopCount(stops.length)}</span>
          <span className="text-ink-soft tabular-nums print:hidden">
            {progress(countDone(stops, readStop), stops.length)}
          </span>
        </Heading>
      </div>
      {stops.every(hidden.isHidden) && (
        <p className="py-4 text-ink-soft print:hidden">{allHidden}</p>
      )}
      <div className="print:table-row-group">
        <ol className="print:columns-2 print:gap-6">
          {stops.map((stop, index) => (
            <RunSheetStop
              key={stopKey(stop)}
              stop={stop}
              number={index + 1}
              state={readStop(stop)}
              isHidden={hidden.isHidden(stop)}
              onTick={() => hidden.keepVisible(stop)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

type JumpLinksProps = { label: string; jumps: { to: string; name: string; detail: string }[] }

export function JumpLinks({ label, jumps }: JumpLinksProps) {
  if (jumps.length < 2) return null
  return (
    <nav aria-label={label} className="mt-3 print:hidden">
      <ul className="flex gap-2 overflow-x-auto md:flex-wrap">
        {jumps.map(({ to, name, detail }) => (
          <li key={to} className="shrink-0">
            <a
              href={`#${to}`}
              className="flex min-h-11 items-center gap-2 rounded-card border border-line-strong bg-white px-3 text-sm hover:border-ink"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft tabular-nums">{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
