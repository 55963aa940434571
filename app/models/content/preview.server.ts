import { environment } from '#environment.ts'
import { previewExpiry } from '#platform/publishing/preview-token.ts'

/** Returns a preview token's expiry; null if invalid. */
export function getPreviewExpiry(token: string, now: Date): Date | null {
  return environment.secret ? previewExpiry(environment.secret, token, now) : null
}
