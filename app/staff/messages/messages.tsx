import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { listMessages } from '#app/models/messages.server.ts'
import { Mark } from '#app/staff/shell/mark.tsx'
import { staffMeta, StaffPage } from '#app/staff/shell/staff-page.tsx'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'

export const meta = () => staffMeta('Messages')

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireBookingStaff(request)
  const query = new URL(request.url).searchParams
  const isOpen = !query.has('all')
  const requestedPage = Number(query.get('page'))
  const isPage = Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage <= 100_000
  const page = isPage ? requestedPage : 1
  return { isOpen, ...(await listMessages(user, { isOpen, page })) }
}

export default function Messages() {
  const { isOpen, messages, page, pages } = useLoaderData<typeof loader>()
  return (
    <StaffPage>
      <h1 className="text-xl font-bold">Messages</h1>
      <nav aria-label="Filter messages" className="mt-2 flex gap-5">
        {[
          { label: 'Unanswered', to: '/admin/messages', isCurrent: isOpen },
          { label: 'All', to: '/admin/messages?all', isCurrent: !isOpen },
        ].map(({ label, to, isCurrent }) => (
          <Link
            key={to}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className="border-b-2 border-transparent py-2.5 text-ink-soft aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {messages.length === 0 && (
        <p className="mt-6 text-ink-soft">
          {isOpen ? 'No unanswered messages.' : 'No messages yet.'}
        </p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {messages.map(({ id, subject, name, createdAt, isAnswered, message }) => (
          <li key={id} className="relative bg-white px-3 py-3 hover:bg-indigo-pale/40">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={`/admin/messages/${id}`}
                className="font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                <bdi>{subject}</bdi>
              </Link>
              {!isOpen && !isAnswered && <Mark colour="marigold">Unanswered</Mark>}
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{name}</bdi>, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
            </p>
            <p className="truncate text-sm">
              <bdi>{message}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} query={isOpen ? {} : { all: '' }} />
    </StaffPage>
  )
}

type PaginationProps = { page: number; pages: number; query: Record<string, string> }

function Pagination({ page, pages, query }: PaginationProps) {
  if (pages === 1) return null
  const pageLink = (number: number, label: string) => (
    <Link
      to={`?${new URLSearchParams({ ...query, page: String(number) })}`}
      className="py-3 underline"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between">
      {page > 1 ? pageLink(page - 1, 'Newer') : <span />}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? pageLink(page + 1, 'Older') : <span />}
    </nav>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#app/staff/shell/staff-page.tsx'
