import { expect, it } from 'vitest'
import { branchFilterFor, matchesBranchFilter } from './branch-filter.ts'

const branches = [{ id: 'andheri' }, { id: 'bandra' }, { id: 'colaba' }]

it.each([
  ['bandra', 'bandra', true],
  ['bandra', 'colaba', false],
  ['bandra', null, false],
  ['andheri', 'andheri', true],
  ['andheri', 'bandra', false],
  // Unassigned pincode, and closed branch.
  ['andheri', null, true],
  ['andheri', 'dadar', true],
])('decides if the list of %s includes bookings of %s: %s', (listed, branch, isIncluded) => {
  expect(matchesBranchFilter(branchFilterFor(listed, branches), branch)).toBe(isIncluded)
})
