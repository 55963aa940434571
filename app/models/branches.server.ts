import { siteContent } from '#app/models/content/content.server.ts'
import { type BranchFilter, branchFilterOf } from '#business/bookings/branch-filter.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status.ts'
import type { User } from '#payload-types.ts'
import { relatedId } from '#platform/database/related-id.ts'

/** A branch as staff choose it. */
export interface StaffBranch {
  id: string
  slug: string
  name: string
}

/** One that somebody works for, with which bookings are its own. */
export type ChosenBranch = StaffBranch & { filter: BranchFilter }

/** The published branches, the main one first. Of a business that has only one, none: there is nothing to tell apart. */
export async function staffBranches(): Promise<StaffBranch[]> {
  const { branches } = await siteContent()
  return branches.length > 1 ? branches.map(({ id, slug, name }) => ({ id, slug, name })) : []
}

/**
 * The branch that somebody works for: the one with this slug, or, where none is asked for, that of their account. Null
 * for all of them (`all`), and where neither says anything; undefined where there is no such branch.
 */
export async function chosenBranch(
  user: User,
  slug: string | undefined,
): Promise<ChosenBranch | null | undefined> {
  if (slug === 'all') return null
  const branches = await staffBranches()
  const home = relatedId(user.branch)
  const branch = branches.find((each) => (slug ? each.slug === slug : each.id === home))
  if (branch) return { ...branch, filter: branchFilterOf(branch.id, branches) }
  return slug ? undefined : null
}

/** Who of `staffBranches` collects a booking that bears the id `branch`; null where the business has one branch only. */
export function collectorOf(branch: string | null, branches: StaffBranch[]): StaffBranch | null {
  return branches.find(({ id }) => id === branch) ?? branches[0] ?? null
}

/** Says of a booking whether only the main branch is left to collect it, though the branches have said where they do. */
export async function unplacedJudge() {
  const { branches, serviceArea } = await siteContent()
  const isExpected = branches.length > 1 && serviceArea.branches.length > 0
  return (booking: { branch?: unknown; status: BookingStatus; isErased: boolean }): boolean =>
    isExpected && !booking.branch && isOpen(booking) && !booking.isErased
}
