import { isContentKnown } from '#app/models/content/content.server.ts'
import {
  type DatabaseProblem,
  whyUnready as whyDatabaseUnready,
} from '#platform/database/health/readiness.ts'
import { payloadClient } from './payload.server.ts'

/** Returns why this process cannot serve requests, or null. Never throws. */
export async function whyUnready(): Promise<DatabaseProblem | 'content' | null> {
  const reason = await payloadClient().then(whyDatabaseUnready, () => 'database' as const)
  return reason ?? (isContentKnown() ? null : 'content')
}
