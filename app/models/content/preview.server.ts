import { environment } from '#environment.ts'
import { verifyPreviewToken } from '#platform/publishing/preview-token.ts'

/** Null if invalid. */
export function getPreviewExpiry(token: string, now: Date): Date | null {
  return environment.secret ? verifyPreviewToken(environment.secret, token, now) : null
}
