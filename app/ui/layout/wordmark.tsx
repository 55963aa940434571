import type { ReactNode } from 'react'
import { devanagariName } from '#business/words/en-default-texts.ts'

export function Wordmark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2.5 rounded-card bg-ink px-5 py-2.5 font-display text-xl leading-none font-extrabold tracking-tight wrap-anywhere text-white stitched outline-white/50 [print-color-adjust:exact]">
      {children}
    </span>
  )
}

/** Outlines of साफ in Baloo 2 (SIL OFL 1.1). */
const lettering =
  'M10-28q-4 0-5-3q-2-2-2-5q0-2 1-4q0-2 2-3q1 0 4 0q2 0 5 0q7 0 10-3q3-3 3-8q0-3-1-6q-1-2-2-4h-24q-3 0-4-2q-2-2-2-5q0-1 1-3q0-2 1-3h92q5 0 5 6q0 2 0 4q-1 2-1 3h-12v64q-1 1-3 1q-2 0-5 0q-5 0-8-2q-2-1-2-6v-21q-4 1-8 1q-3 0-7-1q-4-1-8-2q-2-1-4-2q-4 3-11 3q4 7 10 12q7 4 13 7q0 5-3 8q-3 4-9 4q-4 0-7-2q-4-2-8-6q-3-4-6-9q-3-6-5-13zM43-64q1 2 2 5q1 3 1 8q0 5-1 9q1 0 2 0q2 1 5 1q4 0 7-1q2-1 4-2v-20zM129-64h-12v64q-1 1-3 1q-2 0-5 0q-6 0-8-2q-2-1-2-6v-57h-8q-3 0-4-2q-1-2-1-5q0-1 0-3q0-2 1-3h38q5 0 5 6q0 2 0 4q-1 2-1 3zM234-64h-46v15q5-4 15-4q6 0 12 3q5 3 8 8q4 5 4 13q0 8-4 13q-3 5-8 8q-4 2-10 2q-5 0-7-2q-3-2-3-6q0-1 0-3q1-1 2-2q6 0 8-3q3-3 3-7q0-5-3-7q-2-3-7-3q-5 0-8 2q-1 1-2 2v35q-1 1-3 1q-2 0-4 0q-6 0-8-2q-2-1-2-6v-15q-6 3-13 3q-12 0-19-7q-7-7-7-20v-18h-6q-3 0-4-2q-1-2-1-5q0-1 0-3q0-2 1-3h108q5 0 5 6q0 2-1 4q0 2 0 3zM171-36v-28h-21v17q0 7 3 10q3 3 9 3q3 0 6-1q2 0 3-1z'

export function SiteWordmark({ name }: { name: string }) {
  return (
    <Wordmark>
      {devanagariName(name) && (
        <svg viewBox="-5 -79 246 82" aria-hidden="true" className="h-[0.8em] fill-current">
          <path d={lettering} />
        </svg>
      )}
      {name}
    </Wordmark>
  )
}
