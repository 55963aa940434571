/** Joins a topic and the sender's time. */
export function formatNotification(topic: string): string {
  return `${topic} ${Date.now()}`
}

/** Returns milliseconds since 1970; null without a time. */
export function parseSentAtMs(notification: string): number | null {
  const [, ms] = / (\d+)$/.exec(notification) ?? []
  return ms === undefined ? null : Number(ms)
}
