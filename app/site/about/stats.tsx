import type { Business } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { shortCount } from '#business/words/short-count.ts'

/** What the business has to show for itself, in numbers. */
export function Stats({
  words,
  business: { yearsInBusiness, claims },
}: {
  words: Pages['about']['stats']
  business: Pick<Business, 'yearsInBusiness' | 'claims'>
}) {
  const stats = [
    { count: yearsInBusiness, what: words.years },
    { count: claims.customers && shortCount(claims.customers), what: words.customers },
    { count: claims.garments && shortCount(claims.garments), what: words.garments },
  ].filter(({ count }) => count)
  if (stats.length === 0) return null
  return (
    <ul className="mx-auto grid max-w-page gap-x-8 px-5 pb-10 sm:grid-cols-3">
      {stats.map(({ count, what }) => (
        <li
          key={what}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong py-4 sm:block"
        >
          <span className="font-display text-3xl font-bold tabular-nums">{count}</span>{' '}
          <span className="sm:block">{what}</span>
        </li>
      ))}
    </ul>
  )
}
