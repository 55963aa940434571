import { Link } from '@remix-run/react'

export function PageLinks({
  page,
  pages,
  query = {},
}: {
  page: number
  pages: number
  /** What else the address says. */
  query?: Record<string, string>
}) {
  if (pages === 1) return null
  const addressOf = (number: number) =>
    `?${new URLSearchParams({ ...query, page: String(number) })}`
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} className="py-3 underline">
          Newer
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={addressOf(page + 1)} className="py-3 underline">
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
