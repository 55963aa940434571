import { environment } from '#environment.ts'
import { previewEnd } from '#platform/publishing/preview-token.ts'

/** Until when a preview link's token opens drafts; null where it opens none at the instant `now`. */
export function previewOpenUntil(token: string, now: Date): Date | null {
  return environment.secret ? previewEnd(environment.secret, token, now) : null
}
