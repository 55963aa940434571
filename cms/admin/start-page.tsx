import { Link } from '@payloadcms/ui'
import type { Payload, ServerProps, TypedUser } from 'payload'
import { canEditContent, canManageBookings, seesOperatorNotices } from '#business/accounts/roles.ts'
import { openStatuses } from '#business/bookings/status.ts'
import type { MailStatus } from '#business/mails/delivery.ts'
import { describeBackupAge } from '#business/monitoring/backup-age.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { ScheduledChanges } from '#cms/admin/publishing/scheduled-changes.tsx'
import { environment } from '#environment.ts'
import { readLastBackupTime } from '#platform/database/health/last-backup.ts'

interface Figure {
  label: string
  count: number
  href: string
}

const shortcuts = [
  { label: 'Change opening hours', href: '/cms/globals/business-info' },
  { label: 'Edit the home page', href: '/cms/globals/home-page' },
  { label: 'Add an offer', href: '/cms/collections/offers/create' },
  { label: 'Add a picture', href: '/cms/collections/media/create' },
  { label: 'Add a branch', href: '/cms/collections/branches/create' },
]

export async function StartPage({ payload, user }: ServerProps) {
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
            {shortcuts.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="btn btn--style-secondary btn--size-medium">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ScheduledChanges payload={payload} now={now} />
        </>
      )}
      {seesOperatorNotices(user.role) && (
        <LastBackup madeAt={await readLastBackupTime(payload)} now={now} />
      )}
    </section>
  )
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
