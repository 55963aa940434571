import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { canEditContent } from '#business/accounts/roles.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'

export interface ScheduledPublishJob {
  id: string
  /** ISO 8601 in UTC, like `updatedAt`. */
  waitUntil: string
  updatedAt: string
  error?: { message?: string } | null
  input: {
    type?: 'publish' | 'unpublish'
    doc?: { relationTo: CollectionSlug; value: string }
    global?: string
    user?: { value: string }
  }
}

/** `path` is relative to `/cms`. */
interface Target {
  name: string
  path: string
}

export async function findUpcomingChanges(payload: Payload, now: Date) {
  const jobs = await findJobs(payload, { waitUntil: { greater_than: now } })
  return Promise.all(jobs.map(async (job) => ({ ...(await findTarget(payload, job)), ...job })))
}

/** Lists changes that failed, until the document is published or unpublished. */
export async function findFailedChanges(payload: Payload) {
  const jobs = await findJobs(payload, { hasError: { equals: true } })
  const changes = jobs.map(async (job) => {
    const { name, path, updatedAt } = await findTarget(payload, job)
    if (updatedAt === null || updatedAt > job.updatedAt) return []
    const failure = await describeFailure(payload, job)
    const describe = staffWords.content.scheduledChangeFailed[job.input.type ?? 'publish']
    const sentence = describe(name, formatInstant(job.waitUntil), failure)
    return [{ id: job.id, name, path, sentence }]
  })
  return (await Promise.all(changes)).flat()
}

async function findJobs(payload: Payload, where: object): Promise<ScheduledPublishJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, ...where },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // No role can read jobs; only document names are shown.
    overrideAccess: true,
  })
  // Payload queues a job without a document on cancellation.
  return (docs as unknown as ScheduledPublishJob[]).filter(({ input }) => input.doc || input.global)
}

async function describeFailure(
  payload: Payload,
  { input, error }: ScheduledPublishJob,
): Promise<string> {
  const { scheduledChangeFailures } = staffWords.content
  if (input.user) {
    const { value: id } = input.user
    const options = { depth: 0, disableErrors: true, overrideAccess: true } as const
    const account: User | null = await payload.findByID({ collection: 'users', id, ...options })
    if (!account) return scheduledChangeFailures.accountGone
    if (!canEditContent(account.role)) return scheduledChangeFailures.accountMayNot
  }
  return error?.message ?? scheduledChangeFailures.unknown
}

/** `updatedAt`: last publish or unpublish; empty for never, null for a deleted document. */
async function findTarget(
  payload: Payload,
  { input: { doc, global } }: ScheduledPublishJob,
): Promise<Target & { updatedAt: string | null }> {
  const options = { draft: false, depth: 0, overrideAccess: true } as const
  if (!doc) {
    const slug = global as GlobalSlug
    const label = payload.config.globals.find((config) => config.slug === slug)?.label
    const { updatedAt } = await payload.findGlobal({ slug, ...options })
    return { name: label as string, path: `globals/${slug}`, updatedAt: updatedAt ?? '' }
  }
  const { relationTo: collection, value: id } = doc
  const { admin, labels } = payload.collections[collection].config
  const read = (draft: boolean) =>
    payload.findByID({
      collection,
      id,
      ...options,
      draft,
      disableErrors: true,
    }) as unknown as Promise<Record<string, string> | null>
  const title = (await read(true))?.[admin.useAsTitle ?? 'id']
  return {
    name: [labels.singular as string, title].filter(Boolean).join(': '),
    path: `collections/${collection}/${id}`,
    updatedAt: (await read(false))?.updatedAt ?? null,
  }
}
