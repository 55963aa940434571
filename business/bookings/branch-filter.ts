/**
 * The bookings that a branch collects: those that bear its id. Of the main branch, all that bear none of the others':
 * what nobody's pincodes name, and what was a branch's that is no more.
 */
export type BranchFilter = { of: string } | { notOf: string[] }

/** What a branch collects, of `branches` whose first is the main one. */
export function branchFilterOf(id: string, branches: readonly { id: string }[]): BranchFilter {
  const [main, ...others] = branches
  return id === main?.id ? { notOf: others.map((other) => other.id) } : { of: id }
}

/** Whether a booking that bears the id `branch` is among them. */
export function isAmong(filter: BranchFilter, branch: string | null): boolean {
  return 'of' in filter ? filter.of === branch : branch === null || !filter.notOf.includes(branch)
}

/** What a form says of a booking that no branch has for its own. */
export const noBranch = 'none'
