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
