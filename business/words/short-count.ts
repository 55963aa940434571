/**
 * A large number as a statistic shows it: `10,000+` becomes `10K+`. What is not a round number of thousands,
 * or is short already, stays as it is written.
 */
export function shortCount(claim: string): string {
  return claim.trim().replace(/^(\d{1,3}),000(?=\+?$)/, '$1K')
}
