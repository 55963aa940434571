import { environment } from '#environment.ts'
import { previewEnd } from '#platform/publishing/preview-token.ts'

/** Returns a preview token's expiry; null if invalid. */
export function previewOpenUntil(token: string, now: Date): Date | null {
  return environment.secret ? previewEnd(environment.secret, token, now) : null
}
