import { siteContent } from '#app/models/content/content.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { type BranchFilter, branchFilterFor } from '#business/bookings/lists/branch-filter.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { User } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'

export interface StaffBranch {
  id: string
  slug: string
  name: string
}

export type SelectedBranch = StaffBranch & { filter: BranchFilter }

/** Lists published branches, main branch first; empty if there is only one. */
export async function listStaffBranches(): Promise<StaffBranch[]> {
  const { branches } = await siteContent(defaultLanguage)
  return branches.length > 1 ? branches.map(({ id, slug, name }) => ({ id, slug, name })) : []
}

/**
 * Returns the chosen branch, by default the account's. Null means all branches, undefined an
 * unknown slug.
 */
export async function findSelectedBranch(
  user: User,
  slug: string | undefined,
): Promise<SelectedBranch | null | undefined> {
  if (slug === 'all') return null
  const branches = await listStaffBranches()
  const ownBranchId = relatedId(user.branch)
  const branch = branches.find((each) => (slug ? each.slug === slug : each.id === ownBranchId))
  if (branch) return { ...branch, filter: branchFilterFor(branch.id, branches) }
  return slug ? undefined : null
}

/** Returns the collecting branch, by default the main one. Null if `branches` is empty. */
export function findCollectingBranch(
  branch: string | null,
  branches: StaffBranch[],
): StaffBranch | null {
  return branches.find(({ id }) => id === branch) ?? branches[0] ?? null
}

/**
 * Loads a predicate for open bookings outside all service areas. Always false without service areas
 * or with only one branch.
 */
export async function loadIsUnassigned() {
  const { branches, serviceArea } = await siteContent(defaultLanguage)
  const isBranchExpected = branches.length > 1 && serviceArea.branches.length > 0
  return (booking: Booking): boolean =>
    isBranchExpected && !booking.branch && isOpen(booking) && !booking.erasedAt
}
