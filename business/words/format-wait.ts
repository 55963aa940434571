/** A wait in words, never shorter than it is: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number): string {
  return seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
