import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { openStatuses } from '#business/bookings/status/status.ts'
import type { MailStatus } from '#business/mails/delivery.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { environment } from '#environment.ts'

const unsentStatuses: MailStatus[] = ['queued', 'failed']

export function countWork(payload: Payload, user: TypedUser, now: Date) {
  const dashboard = `${environment.siteUrl}/admin/dashboard`
  const listHref = (collection: string, conditions: string[]) =>
    `/cms/collections/${collection}?${conditions.map((one) => `where[or][0][and][0]${one}`).join('&')}`
  const figures: { label: string; href: string; collection: CollectionSlug; where: Where }[] = [
    {
      label: 'pickups left today',
      href: dashboard,
      collection: 'bookings',
      where: { date: { equals: localDateAt(now) }, status: { in: openStatuses } },
    },
    {
      label: 'bookings to confirm',
      href: `${dashboard}?status=pending`,
      collection: 'bookings',
      where: { status: { equals: 'pending' } },
    },
    {
      label: 'unanswered messages',
      href: listHref('contact-messages', ['[handled][not_equals]=true']),
      collection: 'contact-messages',
      where: { handled: { not_equals: true } },
    },
    {
      label: 'unsent emails',
      href: listHref(
        'emails',
        unsentStatuses.map((status, index) => `[status][in][${index}]=${status}`),
      ),
      collection: 'emails',
      where: { status: { in: unsentStatuses } },
    },
  ]
  return Promise.all(
    figures.map(async ({ label, href, collection, where }) => {
      const access = { user, overrideAccess: false } as const
      const { totalDocs } = await payload.count({ collection, where, ...access })
      return { label, href, count: totalDocs }
    }),
  )
}
