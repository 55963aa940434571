import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter, Link } from '@payloadcms/ui'
import { canEditContent, canManageBookings, seesOperatorNotices } from '#business/accounts/roles.ts'
import { ScheduledChanges } from '#cms/admin/publishing/scheduled-changes.tsx'
import { describeBackupAge, readLastBackupTime } from '#platform/monitoring/backups.ts'
import { ContentSearch } from './content-search.tsx'
import { ContentTiles } from './content-tiles.tsx'
import { countWork } from './count-work.ts'
import { RecentChanges } from './recent-changes.tsx'
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
              <ContentSearch
                payload={payload}
                user={user}
                words={parseSearchWords(searchParams?.find)}
              />
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

function parseSearchWords(find: string | string[] | undefined): string {
  return typeof find === 'string' ? find.trim().slice(0, 100) : ''
}

function LastBackup({ madeAt, now }: { madeAt: Date | null; now: Date }) {
  const { text, isOld } = describeBackupAge(madeAt, now)
  const state = isOld ? 'start-page__backup--old' : 'start-page__backup--fresh'
  return <p className={`start-page__backup ${state}`}>{text}</p>
}
