/** Rounds to whole paise, half up. Whole numbers from 0 on. */
export function percentOf(paise: number, percent: number): number {
  return divide(paise * percent, 100)
}

/** Returns the part of `paise` that adding `percent` added. */
export function containedPercent(paise: number, percent: number): number {
  return divide(paise * percent, 100 + percent)
}

/** Rounds to whole paise, half up. `count` has at most three decimals. */
export function multiply(paise: number, count: number): number {
  return divide(paise * Math.round(count * 1000), 1000)
}

/** Uses remainders: a quotient of floating point could round the wrong way. */
function divide(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}
