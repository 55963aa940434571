import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { editsContent } from '#business/accounts/roles.ts'
import { formatMoment } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import type { User } from '#payload-types.ts'

/** What somebody has planned for a document, as Payload stores it in a job. */
export interface PlannedJob {
  id: string
  /** ISO 8601 in UTC, as `updatedAt` is. */
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

/** The document of a plan: what it is called, and its path in the admin. */
interface Target {
  name: string
  path: string
}

type UpcomingPlan = PlannedJob & Target

interface FailedPlan extends Target {
  id: string
  /** What failed, why, and what to do. */
  sentence: string
}

/** Everything that is published or taken off the site after `now`, soonest first. */
export async function upcomingPlans(payload: Payload, now: Date): Promise<UpcomingPlan[]> {
  const jobs = await plansWhere(payload, { waitUntil: { greater_than: now } })
  return Promise.all(
    jobs.map(async (job) => {
      const { name, path } = await targetOf(payload, job)
      return { ...job, name, path }
    }),
  )
}

/** What could not be published or taken off the site, and was not published or taken off since. */
export async function failedPlans(payload: Payload): Promise<FailedPlan[]> {
  const jobs = await plansWhere(payload, { hasError: { equals: true } })
  const plans = jobs.map(async (job) => {
    const { name, path, updatedAt } = await targetOf(payload, job)
    if (updatedAt === null || updatedAt > job.updatedAt) return []
    const say = messages.content.planFailed[job.input.type ?? 'publish']
    const sentence = say(name, formatMoment(job.waitUntil), await reasonOf(payload, job))
    return [{ id: job.id, name, path, sentence }]
  })
  return (await Promise.all(plans)).flat()
}

async function plansWhere(payload: Payload, where: object): Promise<PlannedJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, ...where },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // Nobody may read jobs. Only the names of their documents are shown.
    overrideAccess: true,
  })
  // Payload queues a job without a document when a plan is called off.
  return (docs as unknown as PlannedJob[]).filter(({ input }) => input.doc || input.global)
}

async function reasonOf(payload: Payload, { input, error }: PlannedJob): Promise<string> {
  const { planFailures } = messages.content
  if (input.user) {
    const { value: id } = input.user
    const as = { depth: 0, disableErrors: true, overrideAccess: true } as const
    const account: User | null = await payload.findByID({ collection: 'users', id, ...as })
    if (!account) return planFailures.accountGone
    if (!editsContent(account.role)) return planFailures.accountMayNot
  }
  return error?.message ?? planFailures.unknown
}

/** `updatedAt` is when it was last published or taken off the site: empty for never, null if it was deleted. */
async function targetOf(
  payload: Payload,
  { input: { doc, global } }: PlannedJob,
): Promise<Target & { updatedAt: string | null }> {
  const as = { draft: false, depth: 0, overrideAccess: true } as const
  if (!doc) {
    const slug = global as GlobalSlug
    const label = payload.config.globals.find((config) => config.slug === slug)?.label
    const { updatedAt } = await payload.findGlobal({ slug, ...as })
    return { name: label as string, path: `globals/${slug}`, updatedAt: updatedAt ?? '' }
  }
  const { relationTo: collection, value: id } = doc
  const { admin, labels } = payload.collections[collection].config
  const read = (draft: boolean) =>
    payload.findByID({
      collection,
      id,
      ...as,
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
