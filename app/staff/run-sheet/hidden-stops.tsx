import { useRef, useState } from 'react'
import type { RunSheet, RunSheetStop } from '#app/models/bookings/run-sheet.server.ts'
import { storedSwitch } from '#app/staff/shell/stored-switch.ts'
import { useToastsAbove } from '#app/ui/layout/use-toasts-above.ts'
import { Button } from '#app/ui/parts/button.tsx'
import * as staffWords from '#business/words/staff.ts'
import { countDone, type ReadStop, stopKey } from './offline-ticks.ts'

const hideDone = storedSwitch('hide-picked-up')

export type HiddenStops = ReturnType<typeof useHiddenStops>

/**
 * A stop ticked now stays in place until `hide` is called, so that nothing moves under the finger.
 */
export function useHiddenStops(readStop: ReadStop) {
  const isHiding = hideDone.useIsOn()
  const [visible, setVisible] = useState<readonly string[]>([])
  return {
    isHiding,
    isHidden: (stop: RunSheetStop) =>
      isHiding && readStop(stop).isDone && !visible.includes(stopKey(stop)),
    keepVisible: (stop: RunSheetStop) => setVisible((keys) => [...keys, stopKey(stop)]),
    hide: () => {
      setVisible([])
      hideDone.set(true)
    },
    show: () => hideDone.set(false),
  }
}

export function listStops(runSheets: RunSheet[]): RunSheetStop[] {
  return runSheets.flatMap(({ slots }) => slots.flatMap(({ stops }) => stops))
}

type ProgressBarProps = { runSheets: RunSheet[]; readStop: ReadStop; hidden: HiddenStops }

export function ProgressBar({ runSheets, readStop, hidden }: ProgressBarProps) {
  const { isHiding, isHidden, show, hide } = hidden
  const bar = useRef<HTMLDivElement>(null)
  useToastsAbove(bar)
  const stops = listStops(runSheets)
  const done = countDone(stops, readStop)
  const hiddenCount = stops.filter(isHidden).length
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 mt-6 flex min-h-14 items-center gap-2 border-t border-line-strong bg-paper py-1.5 print:hidden"
    >
      <p className="grow text-sm font-semibold tabular-nums">
        {staffWords.runSheet.progress(done, stops.length)}
      </p>
      <Button look="quiet" size="line" className="noscript:hidden" onClick={() => window.print()}>
        Print
      </Button>
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
