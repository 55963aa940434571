/** When the texts of an entry were last changed in one language (ISO 8601), by key. */
export type TextTimes = Record<string, string>

/** False if either time is unknown. */
export function isOlderTranslation(
  key: string,
  own: TextTimes | null | undefined,
  english: TextTimes | null | undefined,
): boolean {
  const [time, englishTime] = [own?.[key], english?.[key]]
  return time !== undefined && englishTime !== undefined && time < englishTime
}
