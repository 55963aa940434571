/** A topic and the sender's time. */
export function formatNotification(topic: string): string {
  return `${topic} ${Date.now()}`
}

/** In milliseconds since 1970; null without a time. */
export function parseSentAtMs(notice: string): number | null {
  const [, ms] = / (\d+)$/.exec(notice) ?? []
  return ms === undefined ? null : Number(ms)
}
