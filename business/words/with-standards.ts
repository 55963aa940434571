/** `Entry` with all of `Standard` in it, at the same places. */
export type WithStandards<Entry, Standard> = Omit<Entry, keyof Standard> & {
  [Field in keyof Standard & keyof Entry]-?: Standard[Field] extends string | readonly unknown[]
    ? NonNullable<Entry[Field]>
    : WithStandards<Partial<NonNullable<Entry[Field]>>, Standard[Field]>
}

/**
 * What an editor wrote, with the standard words wherever a field was left empty. `standard` has the shape of the entry:
 * words, lists (where there is no row) and groups of these.
 */
export function withStandards<Entry extends object, Standard extends object>(
  written: Entry | null | undefined,
  standard: Standard,
): WithStandards<Entry, Standard> {
  const filled: Record<string, unknown> = { ...written }
  for (const [field, words] of Object.entries(standard) as [string, unknown][]) {
    const own = filled[field]
    if (isGroup(words)) filled[field] = withStandards(own as object | null | undefined, words)
    else if (isEmpty(own)) filled[field] = words
  }
  return filled as WithStandards<Entry, Standard>
}

function isGroup(words: unknown): words is object {
  return typeof words === 'object' && !Array.isArray(words)
}

function isEmpty(written: unknown): boolean {
  return Array.isArray(written) ? written.length === 0 : !written
}
