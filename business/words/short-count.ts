/** Shortens `10,000+` to `10K+`. Returns other text unchanged. */
export function shortenCount(claim: string): string {
  return claim.trim().replace(/^(\d{1,3}),000(?=\+?$)/, '$1K')
}
