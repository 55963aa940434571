/** UTC, for file names: 20261123T163005Z. */
export function formatTimestamp(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
