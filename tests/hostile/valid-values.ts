import type { CollectionSlug } from 'payload'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { type Fields } from '#tests/access/api-clients.ts'
import { sampleFields } from '#tests/access/samples.ts'
import type { Sessions, Target } from './target.ts'

/** Sample entries of collections, and the content of globals. */
export async function readValidValues(
  { origins: { cms } }: Target,
  sessions: Sessions,
): Promise<Record<string, Fields>> {
  const { globals } = await config
  const owner = { id: '00000000-0000-0000-0000-000000000000' } as User
  const good: Record<string, Fields> = {}
  for (const [slug, sample] of Object.entries(sampleFields))
    good[slug as CollectionSlug] = sample(owner)
  for (const { slug } of globals) {
    const answer = await fetch(`${cms}/api/globals/${slug}?depth=0`, {
      headers: { Authorization: `JWT ${sessions.admin}` },
    })
    good[slug] = (await answer.json()) as Fields
  }
  return good
}
