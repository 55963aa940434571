import type { CareSymbol as CareSymbolName } from '#business/content/care-symbols.ts'

/** Drawn on a 32 by 32 grid. Hidden from screen readers: a text or label says the same. */
export function LineIcon({ strokes, className }: { strokes: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes} />
    </svg>
  )
}

const strokes: Record<CareSymbolName, string> = {
  circle: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22M13 22V10.5h4a3.2 3.2 0 0 1 0 6.5h-4',
  tub: 'M3 9c2.2 2 4.3 2 6.5 0s4.3 2 6.5 0 4.3 2 6.5 0 4.3 2 6.5 0M4 10l3 16h18l3-16',
  shoe: 'M3.5 11.5v13h25c0-4.5-2.5-5.6-7-6.3l-7.4-6.7-2.6 2.4c-3 .2-5-1-6-3.4zM3.5 21h24.6M16 16l2-2M18.6 18l2-2',
  triangle: 'M16 5l13 22H3zM13 27l6.4-11M18.6 27l4-6.8',
  iron: 'M10 9h15l4 16H3c0-6 4-9.5 10-9.5h13.4M9 20.5h.1M14 20.5h.1M19 20.5h.1',
  hanger:
    'M16 13v-1.8c2.2-.7 3.2-2 3.2-3.7a3.2 3.2 0 0 0-6.4 0M16 13l12.3 8.6c1.5 1.1.8 3.4-1.1 3.4H4.8c-1.9 0-2.6-2.3-1.1-3.4z',
  house: 'M3 15.5L16 5l13 10.5M7 13v14h18V13M13 27v-8h6v8',
  clock: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22M16 9.5V16l4.5 3',
}

export function CareSymbol({ name, className }: { name: CareSymbolName; className: string }) {
  return <LineIcon strokes={strokes[name]} className={className} />
}

export const phoneIconPath =
  'M7 4h5l2.5 6.5-3.3 2.2a16 16 0 0 0 8.1 8.1l2.2-3.3L28 20v5a3 3 0 0 1-3 3C13.4 28 4 18.6 4 7a3 3 0 0 1 3-3z'
