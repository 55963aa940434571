/** What is said on a channel: a word, and when, by the clock of whoever says it. */
export function noticeOf(what: string): string {
  return `${what} ${Date.now()}`
}

/** When a notice was sent, in milliseconds since 1970; null where it says nothing of that. */
export function sentAt(notice: string): number | null {
  const [, ms] = / (\d+)$/.exec(notice) ?? []
  return ms === undefined ? null : Number(ms)
}
