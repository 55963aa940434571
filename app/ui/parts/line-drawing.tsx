/** A drawing of one pen, on 32 by 32. It stands beside words that say the same, so it is not read out. */
export function LineDrawing({ strokes, className }: { strokes: string; className?: string }) {
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
