import type { Business } from '#app/models/content/business.server.ts'
import type { Pages } from '#app/models/content/content.server.ts'
import { langOf } from '#business/languages/languages.ts'
import { shortenCount } from '#business/words/sentence.ts'

export function Stats({
  texts,
  business: { yearsInBusiness, claims },
}: {
  texts: Pages['about']['stats']
  business: Pick<Business, 'yearsInBusiness' | 'claims'>
}) {
  const stats = [
    { count: yearsInBusiness, label: texts.years, lang: langOf(texts, 'years') },
    {
      count: claims.customers && shortenCount(claims.customers),
      label: texts.customers,
      lang: langOf(texts, 'customers'),
    },
    {
      count: claims.garments && shortenCount(claims.garments),
      label: texts.garments,
      lang: langOf(texts, 'garments'),
    },
  ].filter(({ count }) => count)
  if (stats.length === 0) return null
  return (
    <ul className="mx-auto grid max-w-page gap-x-8 px-5 pb-10 sm:grid-cols-3">
      {stats.map(({ count, label, lang }) => (
        <li
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong py-4 sm:block"
        >
          <span className="font-display text-3xl font-bold tabular-nums">{count}</span>{' '}
          <span lang={lang} className="sm:block">
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
