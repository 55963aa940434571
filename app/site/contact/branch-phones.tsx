import type { Branch } from '#app/models/content/business.server.ts'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'
import { langOf } from '#business/languages/languages.ts'

export function BranchPhones({
  branches,
}: {
  branches: Pick<Branch, 'slug' | 'name' | 'english' | 'phone'>[]
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map((branch) => (
        <li key={branch.slug} className="rounded-card border border-line bg-paper px-5 py-4">
          <h3 lang={langOf(branch, 'name')} className="text-lg font-bold">
            {branch.name}
          </h3>
          <p className="lg:mt-1">
            <PhoneLink phone={branch.phone} className="tap-link" />
          </p>
        </li>
      ))}
    </ul>
  )
}
