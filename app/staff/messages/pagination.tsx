import { Link } from '@remix-run/react'

export function Pagination({
  page,
  pages,
  query = {},
}: {
  page: number
  pages: number
  query?: Record<string, string>
}) {
  if (pages === 1) return null
  const pageHref = (number: number) => `?${new URLSearchParams({ ...query, page: String(number) })}`
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between">
      {page > 1 ? (
        <Link to={pageHref(page - 1)} className="py-3 underline">
          Newer
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={pageHref(page + 1)} className="py-3 underline">
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
