import { isContentKnown } from '#app/models/content/content.server.ts'
import { whyUnready as whyDatabaseUnready } from '#cms/database/readiness.ts'
import { payloadClient } from './payload.server.ts'

/** What keeps this process from answering visitors as it should; null where nothing does. Never throws. */
export async function whyUnready(): Promise<'database' | 'schema' | 'content' | null> {
  const reason = await payloadClient().then(whyDatabaseUnready, () => 'database' as const)
  return reason ?? (isContentKnown() ? null : 'content')
}
