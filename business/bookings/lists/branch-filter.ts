/**
 * Bookings of one branch. The main branch also collects bookings without a branch, or of a closed
 * one.
 */
export type BranchFilter = { only: string } | { except: string[] }

/** The first of `branches` is the main one. */
export function branchFilterFor(id: string, branches: readonly { id: string }[]): BranchFilter {
  const [main, ...others] = branches
  return id === main?.id ? { except: others.map((other) => other.id) } : { only: id }
}

export function matchesBranchFilter(filter: BranchFilter, branch: string | null): boolean {
  return 'only' in filter
    ? filter.only === branch
    : branch === null || !filter.except.includes(branch)
}

export const noBranch = 'none'
