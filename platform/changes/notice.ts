/** A topic and the sender's time. */
export function noticeOf(topic: string): string {
  return `${topic} ${Date.now()}`
}

/** In milliseconds since 1970; null without a time. */
export function sentAt(notice: string): number | null {
  const [, ms] = / (\d+)$/.exec(notice) ?? []
  return ms === undefined ? null : Number(ms)
}
