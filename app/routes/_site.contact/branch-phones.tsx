import { PhoneLink } from '#app/components/phone-link'
import type { Branch } from '../../site-content'

/** The counter of every branch, one tap away. */
export function BranchPhones({
  branches,
}: {
  branches: Pick<Branch, 'slug' | 'name' | 'phone'>[]
}) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map(({ slug, name, phone }) => (
        <li
          key={slug}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-4"
        >
          <h3 className="text-lg font-bold">{name}</h3>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </ul>
  )
}
