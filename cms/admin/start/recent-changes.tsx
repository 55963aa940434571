import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { findRecentChanges, type RecentChange } from './find-recent-changes.ts'

export async function RecentChanges({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { drafts, others } = await findRecentChanges(payload, user)
  return (
    <div className="start-page__columns">
      {drafts.length > 0 && (
        <section aria-labelledby="your-drafts">
          <h2 id="your-drafts">Your drafts</h2>
          <p>Visitors see them once you publish.</p>
          <ChangeList changes={drafts} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="recent-changes">
          <h2 id="recent-changes">Recent changes</h2>
          <ChangeList changes={others} />
        </section>
      )}
    </div>
  )
}

function ChangeList({ changes }: { changes: RecentChange[] }) {
  return (
    <ul className="start-page__changes">
      {changes.map(({ name, path, changedBy, updatedAt, isDraft }) => (
        <li key={path}>
          <Link href={`/cms/${path}`} prefetch={false}>
            {name}
          </Link>
          <span>
            {isDraft ? 'Draft' : 'Published'}, {formatInstant(updatedAt)}
            {changedBy && ` by ${changedBy}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
