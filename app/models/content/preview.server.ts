import { previewEnd } from '#cms/preview/preview-token.ts'
import { environment } from '#environment.ts'

/** Until when a preview link's token opens drafts; null where it opens none at the instant `now`. */
export function previewOpenUntil(token: string, now: Date): Date | null {
  return environment.secret ? previewEnd(environment.secret, token, now) : null
}
