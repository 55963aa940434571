/** The entry may be populated or not. */
export function relatedId(related: { id: string } | string | null | undefined): string | undefined {
  return (typeof related === 'object' ? related?.id : related) ?? undefined
}
