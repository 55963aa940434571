import { Link } from '@payloadcms/ui'
import type { Payload, ServerProps, TypedUser } from 'payload'
import { canEditContent, canManageBookings, seesOperatorNotices } from '#business/accounts/roles.ts'
import { openStatuses } from '#business/bookings/status.ts'
import type { MailStatus } from '#business/mails/delivery.ts'
import { describeBackupAge } from '#business/monitoring/backup-age.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { ScheduledChanges } from '#cms/admin/publishing/scheduled-changes.tsx'
import { ContentSearch } from '#cms/admin/start/content-search.tsx'
import { RecentChanges } from '#cms/admin/start/recent-changes.tsx'
import { environment } from '#environment.ts'
import { readLastBackupTime } from '#platform/database/health/last-backup.ts'

interface Figure {
  label: string
  count: number
  href: string
}

const shortcuts = [
  {
    label: 'Change opening hours',
    explanation: 'Weekly hours and holidays',
    href: '/cms/globals/business-info',
  },
  {
    label: 'Edit the home page',
    explanation: 'Its texts, pictures and buttons',
    href: '/cms/globals/home-page',
  },
  {
    label: 'Add an offer',
    explanation: 'It starts and ends automatically',
    href: '/cms/collections/offers/create',
  },
  {
    label: 'Add a picture',
    explanation: 'For pages, services and the team',
    href: '/cms/collections/media/create',
  },
  {
    label: 'Add a branch',
    explanation: 'With its address, hours and pincodes',
    href: '/cms/collections/branches/create',
  },
]

export async function StartPage({ payload, searchParams, user }: ServerProps) {
  if (!user) return null
  const now = new Date()
  const figures = canManageBookings(user.role) ? await countWork(payload, user, now) : []
  return (
    <section className="start-page" aria-label="Today">
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
            {shortcuts.map(({ label, explanation, href }) => (
              <li key={href}>
                <Link href={href}>
                  <strong>{label}</strong> {explanation}
                </Link>
              </li>
            ))}
          </ul>
          <ContentSearch payload={payload} user={user} words={wordsOf(searchParams?.find)} />
          <ScheduledChanges payload={payload} now={now} />
          <RecentChanges payload={payload} user={user} />
        </>
      )}
      {seesOperatorNotices(user.role) && (
        <LastBackup madeAt={await readLastBackupTime(payload)} now={now} />
      )}
    </section>
  )
}

function wordsOf(find: string | string[] | undefined): string {
  return typeof find === 'string' ? find.trim().slice(0, 100) : ''
}

function LastBackup({ madeAt, now }: { madeAt: Date | null; now: Date }) {
  const { text, isOld } = describeBackupAge(madeAt, now)
  const state = isOld ? 'start-page__backup--old' : 'start-page__backup--fresh'
  return <p className={`start-page__backup ${state}`}>{text}</p>
}

const unsentStatuses: MailStatus[] = ['queued', 'failed']

async function countWork(payload: Payload, user: TypedUser, now: Date): Promise<Figure[]> {
  const access = { user, overrideAccess: false } as const
  const [pickups, unconfirmed, unanswered, unsent] = await Promise.all([
    payload.count({
      collection: 'bookings',
      where: { date: { equals: localDateAt(now) }, status: { in: openStatuses } },
      ...access,
    }),
    payload.count({ collection: 'bookings', where: { status: { equals: 'pending' } }, ...access }),
    payload.count({
      collection: 'contact-messages',
      where: { handled: { not_equals: true } },
      ...access,
    }),
    payload.count({
      collection: 'emails',
      where: { status: { in: unsentStatuses } },
      ...access,
    }),
  ])
  const dashboard = `${environment.siteUrl}/admin/dashboard`
  const listHref = (collection: string, where: string) =>
    `/cms/collections/${collection}?where${where}`
  return [
    { label: 'pickups left today', count: pickups.totalDocs, href: dashboard },
    {
      label: 'bookings to confirm',
      count: unconfirmed.totalDocs,
      href: `${dashboard}?status=pending`,
    },
    {
      label: 'unanswered messages',
      count: unanswered.totalDocs,
      href: listHref('contact-messages', '[or][0][and][0][handled][not_equals]=true'),
    },
    {
      label: 'unsent emails',
      count: unsent.totalDocs,
      href: listHref(
        'emails',
        unsentStatuses
          .map((status, index) => `[or][0][and][0][status][in][${index}]=${status}`)
          .join('&where'),
      ),
    },
  ]
}
