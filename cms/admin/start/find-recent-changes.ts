import type { Payload, TypedUser, Where } from 'payload'
import { displayNameFor } from '#platform/activity/booking-events.ts'
import { plainLabel } from '#platform/fields/entry-names.ts'

const shownCount = 6

export interface RecentChange {
  name: string
  path: string
  /** Null for our own code. */
  changedBy: string | null
  updatedAt: string
  isDraft: boolean
}

interface Changed {
  id: string
  updatedAt?: string | null
  changedBy?: string | null
  _status?: 'draft' | 'published' | null
}

/** Newest first. */
export async function findRecentChanges(payload: Payload, user: TypedUser) {
  const author = displayNameFor(user)
  const ownDraft: Where = { _status: { equals: 'draft' }, changedBy: { equals: author } }
  // In the query, because many own drafts would use up the limit.
  const notOwnDraft: Where = {
    or: [{ _status: { not_equals: 'draft' } }, { changedBy: { not_equals: author } }],
  }
  const [own, recent, globals] = await Promise.all([
    findEntries(payload, user, ownDraft),
    findEntries(payload, user, notOwnDraft),
    findGlobals(payload, user),
  ])
  const isOwnDraft = ({ isDraft, changedBy }: RecentChange) => isDraft && changedBy === author
  return {
    drafts: newestOf([...own, ...globals.filter(isOwnDraft)]),
    others: newestOf([...recent, ...globals.filter((change) => !isOwnDraft(change))]),
  }
}

function newestOf(changes: RecentChange[]): RecentChange[] {
  return changes.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shownCount)
}

async function findEntries(
  payload: Payload,
  user: TypedUser,
  where: Where,
): Promise<RecentChange[]> {
  const collections = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const changes = collections.map(async ({ slug, admin, labels }) => {
    const title = admin.useAsTitle ?? 'id'
    const { docs } = await payload.find({
      collection: slug,
      where,
      draft: true,
      sort: '-updatedAt',
      limit: shownCount,
      depth: 0,
      select: { [title]: true, updatedAt: true, changedBy: true, _status: true },
      overrideAccess: false,
      user,
    })
    const singular = plainLabel(labels.singular, slug)
    return (docs as unknown as Changed[]).flatMap((entry) =>
      toChange(
        `${singular}: ${(entry as unknown as Record<string, string>)[title] || 'Untitled'}`,
        `collections/${slug}/${entry.id}`,
        entry,
      ),
    )
  })
  return (await Promise.all(changes)).flat()
}

async function findGlobals(payload: Payload, user: TypedUser): Promise<RecentChange[]> {
  const globals = payload.config.globals.filter(({ versions }) => versions?.drafts)
  const changes = globals.map(async ({ slug, label }) => {
    const entry = await payload.findGlobal({
      slug,
      draft: true,
      depth: 0,
      overrideAccess: false,
      user,
    })
    return toChange(plainLabel(label, slug), `globals/${slug}`, entry)
  })
  return (await Promise.all(changes)).flat()
}

/** Empty for a global that was never saved. */
function toChange(name: string, path: string, entry: Changed): RecentChange[] {
  const { updatedAt, changedBy, _status } = entry
  if (!updatedAt) return []
  return [{ name, path, changedBy: changedBy ?? null, updatedAt, isDraft: _status === 'draft' }]
}
