/**
 * Bookings of one branch. The main branch also collects bookings without a branch, or of a closed
 * one.
 */
export type BranchFilter = { of: string } | { notOf: string[] }

/** The first of `branches` is the main one. */
export function branchFilterOf(id: string, branches: readonly { id: string }[]): BranchFilter {
  const [main, ...others] = branches
  return id === main?.id ? { notOf: others.map((other) => other.id) } : { of: id }
}

/** True if the filter includes a booking of `branch`. */
export function isAmong(filter: BranchFilter, branch: string | null): boolean {
  return 'of' in filter ? filter.of === branch : branch === null || !filter.notOf.includes(branch)
}

/** Form value for bookings without a branch. */
export const noBranch = 'none'
