import { useEffect, useRef } from 'react'
import type { StaffBranch } from '#app/models/branches.server.ts'

export interface BranchChoice {
  branches: StaffBranch[]
  chosen: StaffBranch | null
}

type BranchSelectProps = BranchChoice & { className?: string }

export function BranchSelect({ branches, chosen, className = '' }: BranchSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const value = chosen?.slug ?? 'all'
  // Back navigation must reset the value. A `key` would lose the focus.
  useEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  if (branches.length === 0) return null
  return (
    <select
      ref={select}
      name="branch"
      defaultValue={value}
      aria-label="Branch"
      className={`min-h-11 min-w-0 grow rounded-card border border-line-strong bg-white px-3 text-sm ${className}`}
    >
      <option value="all">All branches</option>
      {branches.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}
