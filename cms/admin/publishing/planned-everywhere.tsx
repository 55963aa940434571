import { Link } from '@payloadcms/ui'
import type { CollectionSlug, Payload } from 'payload'
import { formatMoment } from '#business/pickups/local-time.ts'

/** What Payload keeps of a planned change. */
interface Job {
  id: string
  /** ISO 8601, in UTC. */
  waitUntil: string
  input: {
    type?: 'publish' | 'unpublish'
    doc?: { relationTo: CollectionSlug; value: string }
    global?: string
  }
}

/** Everything that is to be published or taken off the site by itself, soonest first; nothing where nothing is. */
export async function PlannedEverywhere({ payload, now }: { payload: Payload; now: Date }) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, waitUntil: { greater_than: now } },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // Jobs are for nobody to read; of these the names of what editors edit are shown.
    overrideAccess: true,
  })
  const jobs = docs as unknown as Job[]
  if (jobs.length === 0) return null
  const planned = await Promise.all(
    jobs.map(async (job) => ({ ...job, ...(await targetOf(payload, job)) })),
  )
  return (
    <>
      <h2>Planned</h2>
      <ul className="start-page__planned">
        {planned.map(({ id, waitUntil, input, name, path }) => (
          <li key={id}>
            <Link href={`/cms/${path}`}>{name}</Link>{' '}
            {input.type === 'unpublish' ? 'is taken off the site' : 'is published'} on{' '}
            {formatMoment(waitUntil)}
          </li>
        ))}
      </ul>
    </>
  )
}

async function targetOf(payload: Payload, { input: { doc, global } }: Job) {
  if (!doc) {
    const label = payload.config.globals.find(({ slug }) => slug === global)?.label
    return { name: label as string, path: `globals/${global}` }
  }
  const { relationTo, value } = doc
  const { admin, labels } = payload.collections[relationTo].config
  const entry = await payload.findByID({
    collection: relationTo,
    id: value,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const title = (entry as Record<string, unknown> | null)?.[admin.useAsTitle ?? 'id']
  return {
    name: [labels.singular as string, title].filter(Boolean).join(': '),
    path: `collections/${relationTo}/${value}`,
  }
}
