import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import type { Fields } from '#tests/access/api-clients.ts'
import { sampleFields } from '#tests/access/samples.ts'
import type { Sessions, Target } from './target.ts'

export async function readValidValues(
  { origins: { cms } }: Target,
  sessions: Sessions,
): Promise<Record<string, Fields>> {
  const { globals } = await config
  const owner = { id: '00000000-0000-0000-0000-000000000000' } as User
  const values: Record<string, Fields> = {}
  for (const [slug, sample] of Object.entries(sampleFields)) values[slug] = sample(owner)
  for (const { slug } of globals) {
    const response = await fetch(`${cms}/api/globals/${slug}?depth=0`, {
      headers: { Authorization: `JWT ${sessions.admin}` },
    })
    values[slug] = (await response.json()) as Fields
  }
  return values
}
