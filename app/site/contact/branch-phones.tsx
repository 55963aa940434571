import type { Branch } from '#app/models/content/business.server.ts'
import { PhoneLink } from '#app/ui/parts/phone-link.tsx'

export function BranchPhones({
  branches,
}: {
  branches: Pick<Branch, 'slug' | 'name' | 'phone'>[]
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map(({ slug, name, phone }) => (
        <li key={slug} className="rounded-card border border-line bg-paper px-5 py-4">
          <h3 className="text-lg font-bold">{name}</h3>
          <p className="lg:mt-1">
            <PhoneLink phone={phone} className="tap-link" />
          </p>
        </li>
      ))}
    </ul>
  )
}
