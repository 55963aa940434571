import type { Payload, TypedUser } from 'payload'
import { openStatuses } from '#business/bookings/status/status.ts'
import type { MailStatus } from '#business/mails/delivery.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { environment } from '#environment.ts'

interface Figure {
  label: string
  count: number
  href: string
}

const unsentStatuses: MailStatus[] = ['queued', 'failed']

export async function countWork(payload: Payload, user: TypedUser, now: Date): Promise<Figure[]> {
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
