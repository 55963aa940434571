export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-block max-w-full rounded-card bg-ink px-5 py-2.5 font-display text-xl leading-none font-extrabold tracking-tight wrap-anywhere text-white stitched outline-white/50">
      {name}
    </span>
  )
}
