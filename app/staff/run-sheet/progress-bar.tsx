import { useRef } from 'react'
import type { RunSheet } from '#app/models/bookings/run-sheet.server.ts'
import { countDone, type ReadTick } from '#app/staff/run-sheet/offline/use-ticks.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useToastsAbove } from '#app/ui/toasts/use-toasts-above.ts'
import * as staffWords from '#business/words/staff.ts'
import { type HiddenStops, listStops } from './use-hidden-stops.ts'

export function ProgressBar({
  runSheets,
  readTick,
  hidden: { isHiding, isHidden, show, hide },
}: {
  runSheets: RunSheet[]
  readTick: ReadTick
  hidden: HiddenStops
}) {
  const bar = useRef<HTMLDivElement>(null)
  useToastsAbove(bar)
  const stops = listStops(runSheets)
  const done = countDone(stops, readTick)
  const hiddenCount = stops.filter(isHidden).length
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 mt-6 flex min-h-14 items-center gap-2 border-t border-line-strong bg-paper py-1.5 print:hidden"
    >
      <p className="grow text-sm font-semibold tabular-nums">
        {staffWords.runSheet.progress(done, stops.length)}
      </p>
      {isHiding && done > hiddenCount && (
        <Button look="quiet" size="line" className="noscript:hidden" onClick={hide}>
          {staffWords.runSheet.hideMore(done - hiddenCount)}
        </Button>
      )}
      <Button look="quiet" size="line" className="noscript:hidden" onClick={isHiding ? show : hide}>
        {isHiding ? staffWords.runSheet.showHidden(hiddenCount) : staffWords.runSheet.hideDone}
      </Button>
    </div>
  )
}
