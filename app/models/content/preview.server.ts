import { environment } from '#environment.ts'
import { verifyPreviewToken } from '#platform/publishing/preview.ts'

/** Returns a token's expiry; null if invalid. */
export function getPreviewExpiry(token: string, now: Date): Date | null {
  return environment.secret ? verifyPreviewToken(environment.secret, token, now) : null
}
