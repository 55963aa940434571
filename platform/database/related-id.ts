/** Accepts a populated entry or its id. */
export function relatedId(related: { id: string } | string | null | undefined): string | undefined {
  return (typeof related === 'object' ? related?.id : related) ?? undefined
}
