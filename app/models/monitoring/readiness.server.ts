import { isContentLoaded } from '#app/models/content/content.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import {
  type ReadinessFailure,
  readinessFailure as databaseReadinessFailure,
} from '#platform/database/health/readiness.ts'

/** Returns why this process cannot serve requests; null if ready. Never throws. */
export async function siteReadinessFailure(): Promise<ReadinessFailure | 'content' | null> {
  const reason = await payloadClient().then(databaseReadinessFailure, () => 'database' as const)
  return reason ?? (isContentLoaded() ? null : 'content')
}
