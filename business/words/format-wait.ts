/** Rounds up: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number): string {
  return seconds < 60 ? pluralize(seconds, 'second') : pluralize(Math.ceil(seconds / 60), 'minute')
}

function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
