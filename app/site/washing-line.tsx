const width = 1440
const sag = 90

function ropeY(x: number): number {
  const ratio = x / width
  return 8 + sag * ratio * (1 - ratio)
}

/** SVG paths; the point (0, 0) is on the rope. */
const shapes = {
  shirt: 'M-22 0l-18 12 7 14 9-5v41h48V21l9 5 7-14-18-12q-10 9-22 9t-22-9z',
  towel: 'M-24 0h48v56h-48zM-24 44h48M-24 49h48',
  kurta: 'M-18 0l-20 30 9 6 9-13-4 53h48l-4-53 9 13 9-6L18 0q-8 7-18 7t-18-7zM0 7v24',
  sock: 'M-7 0H7v26l12 10q5 5-1 9h-10L-7 32z',
  frock: 'M-14 0h6q8 8 16 0h6l-3 20 20 38q-31 8-62 0l20-38z',
  dupatta: 'M-30 0h60l-4 74-6-5-6 5-7-5-7 5-7-5-7 5-6-5-6 5z',
} as const

const washing: { x: number; shape: keyof typeof shapes; className: string }[] = [
  { x: 84, shape: 'shirt', className: 'fill-white' },
  { x: 178, shape: 'towel', className: 'fill-indigo-pale' },
  { x: 256, shape: 'sock', className: 'fill-white' },
  { x: 292, shape: 'sock', className: 'fill-white' },
  { x: 380, shape: 'dupatta', className: 'fill-marigold' },
  { x: 484, shape: 'kurta', className: 'fill-green-pale' },
  { x: 590, shape: 'frock', className: 'fill-white' },
  { x: 662, shape: 'sock', className: 'fill-indigo-pale' },
  { x: 802, shape: 'towel', className: 'fill-green-pale' },
  { x: 896, shape: 'kurta', className: 'fill-white' },
  { x: 1000, shape: 'shirt', className: 'fill-indigo-pale' },
  { x: 1104, shape: 'frock', className: 'fill-marigold-pale' },
  { x: 1200, shape: 'dupatta', className: 'fill-white' },
  { x: 1290, shape: 'sock', className: 'fill-green-pale' },
  { x: 1326, shape: 'sock', className: 'fill-green-pale' },
  { x: 1394, shape: 'towel', className: 'fill-white' },
]

export function WashingLine() {
  return (
    <svg
      viewBox={`0 0 ${width} 112`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="block h-28 w-full stroke-ink print:hidden"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={rope} />
      {washing.map(({ x, shape, className }) => (
        <g key={x} transform={`translate(${x} ${ropeY(x).toFixed(1)})`}>
          <path d={shapes[shape]} className={className} />
          <path d="M-5-4v8M5-4v8" strokeWidth="3" />
        </g>
      ))}
    </svg>
  )
}

// This cubic Bézier curve equals the parabola of ropeY.
const controlY = 8 + sag / 3
const rope = `M0 8C${width / 3} ${controlY} ${(width * 2) / 3} ${controlY} ${width} 8`
