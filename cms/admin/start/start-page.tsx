import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter, Link } from '@payloadcms/ui'
import type { Payload, SanitizedConfig, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { canEditContent, canManageBookings, seesOperatorNotices } from '#business/accounts/roles.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import {
  findFailedChanges,
  findUpcomingChanges,
} from '#cms/admin/publishing/find-scheduled-changes.ts'
import { describeBackupAge, readLastBackupTime } from '#platform/monitoring/backups.ts'
import { ContentSearch } from './content-search.tsx'
import { countWork } from './count-work.ts'
import { findRecentChanges, type RecentChange } from './find-recent-changes.ts'
import { UntranslatedTexts } from './untranslated-texts.tsx'

const shortcuts = [
  { label: 'Change opening hours', href: '/cms/globals/business-info' },
  { label: 'Edit the home page', href: '/cms/globals/home-page' },
  { label: 'Add an offer', href: '/cms/collections/offers/create' },
  { label: 'Add a picture', href: '/cms/collections/media/create' },
  { label: 'Add a branch', href: '/cms/collections/branches/create' },
]

export async function StartPage(props: DashboardViewServerProps) {
  const { payload, searchParams, user } = props
  if (!user) return null
  const now = new Date()
  const { find } = searchParams ?? {}
  const words = typeof find === 'string' ? find.trim().slice(0, 100) : ''
  const figures = canManageBookings(user.role) ? await countWork(payload, user, now) : []
  return (
    <main>
      <Gutter className="start-page">
        <section aria-label="Today">
          <h1>Hello{user.name ? `, ${user.name}` : ''}</h1>
          {figures.length > 0 && (
            <ul className="start-page__figures">
              {figures.map(({ label, count, href }) => (
                <li key={label}>
                  <a href={href}>
                    <strong>{count}</strong> {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {canEditContent(user.role) && (
            <>
              <ul className="start-page__shortcuts">
                {shortcuts.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className="btn btn--style-secondary btn--size-medium">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
              <ContentSearch payload={payload} user={user} words={words} />
              <ScheduledChanges payload={payload} now={now} />
              <RecentChanges payload={payload} user={user} />
              <UntranslatedTexts payload={payload} user={user} />
            </>
          )}
          {seesOperatorNotices(user.role) && (
            <LastBackup madeAt={await readLastBackupTime(payload)} now={now} />
          )}
        </section>
        <ContentTiles {...props} />
      </Gutter>
    </main>
  )
}

function LastBackup({ madeAt, now }: { madeAt: Date | null; now: Date }) {
  const { text, isOld } = describeBackupAge(madeAt, now)
  const state = isOld ? 'start-page__backup--old' : 'start-page__backup--fresh'
  return <p className={`start-page__backup ${state}`}>{text}</p>
}

export async function RecentChanges({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { drafts, others } = await findRecentChanges(payload, user)
  return (
    <div className="start-page__columns">
      <ListSection heading="Your drafts" hint="Visitors see them once you publish.">
        {drafts.map(listChange)}
      </ListSection>
      <ListSection heading="Recent changes">{others.map(listChange)}</ListSection>
    </div>
  )
}

function ListSection({
  heading,
  hint,
  children,
}: {
  heading: string
  hint?: string
  children: ReactNode[]
}) {
  if (children.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {hint && <p>{hint}</p>}
      <ul className="start-page__changes">{children}</ul>
    </section>
  )
}

const listChange = ({ name, path, changedBy, updatedAt, isDraft }: RecentChange) => (
  <li key={path}>
    <Link href={`/cms/${path}`} prefetch={false}>
      {name}
    </Link>
    <span>
      {isDraft ? 'Draft' : 'Published'}, {formatInstant(updatedAt)}
      {changedBy && ` by ${changedBy}`}
    </span>
  </li>
)

export async function ScheduledChanges({ payload, now }: { payload: Payload; now: Date }) {
  const [failed, upcoming] = await Promise.all([
    findFailedChanges(payload),
    findUpcomingChanges(payload, now),
  ])
  return (
    <>
      <ListSection heading="Failed scheduled changes">
        {failed.map(({ id, name, path, sentence }) => (
          <li key={id}>
            {sentence} <Link href={`/cms/${path}`}>Open {name}</Link>
          </li>
        ))}
      </ListSection>
      <ListSection heading="Scheduled">
        {upcoming.map(({ id, waitUntil, input, name, path }) => (
          <li key={id}>
            <Link href={`/cms/${path}`}>{name}</Link>{' '}
            {input.type === 'unpublish' ? 'will be unpublished' : 'will be published'} on{' '}
            {formatInstant(waitUntil)}
          </li>
        ))}
      </ListSection>
    </>
  )
}

const settings = {
  label: 'Settings',
  entities: [{ slug: 'users', type: 'collections', label: 'Accounts' }],
}

export function ContentTiles({
  navGroups = [],
  permissions,
  payload: { config },
  user,
}: Pick<DashboardViewServerProps, 'navGroups' | 'permissions' | 'payload' | 'user'>) {
  const groups = user?.role === 'admin' ? [...navGroups, settings] : navGroups
  return groups.map((group) => (
    <section key={group.label}>
      <h2>{group.label}</h2>
      <ul className="start-page__tiles">
        {group.entities.map(({ slug, type, label }) => (
          <li key={slug}>
            <Link href={`/cms/${type}/${slug}`} prefetch={false}>
              {label as string}
            </Link>
            <p>{describe(config, slug)}</p>
            {permissions?.collections?.[slug]?.create && (
              <Link
                href={`/cms/${type}/${slug}/create`}
                prefetch={false}
                aria-label={`Add to ${label as string}`}
              >
                Add
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}

function describe({ collections, globals }: SanitizedConfig, slug: string): string | undefined {
  const entity = [...collections, ...globals].find((entity) => entity.slug === slug)
  return entity?.admin.description as string | undefined
}
