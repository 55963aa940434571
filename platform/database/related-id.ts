/** The id of what an entry refers to, read with it or not. */
export function relatedId(related: { id: string } | string | null | undefined): string | undefined {
  return (typeof related === 'object' ? related?.id : related) ?? undefined
}
