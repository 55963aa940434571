import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage, isLanguage, localPath } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'
import { createSignedToken, verifySignedToken } from '#platform/crypto/signed-token.ts'

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 780 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** A draft may lack its slug. */
type Entry = Record<string, unknown> & { id?: string; slug?: string | null }

/** Returns the same anchor as on the site. */
export const getAnchor = ({ slug, id }: Entry) => slug ?? id ?? ''

/**
 * Previews the page with all drafts, at `anchor`, in the language of the form. The URL can be
 * shared and works for a day.
 */
export function previewConfig(page: PageName, anchor: (entry: Entry) => string = () => '') {
  const address = (entry: Entry, locale: string) => {
    const language = isLanguage(locale) ? locale : defaultLanguage
    const url = new URL(localPath(language, sitePages[page].path), environment.siteUrl)
    url.searchParams.set('preview', createPreviewToken(environment.secret ?? '', new Date()))
    url.hash = anchor(entry)
    return url.href
  }
  return {
    preview: (entry: Entry, { locale }: { locale: string }) => address(entry, locale),
    livePreview: {
      url: ({ data, locale }: { data: Entry; locale: { code: string } }) =>
        address(data, locale.code),
      breakpoints,
    },
  }
}

const purpose = 'preview until'
const hourMs = 60 * 60 * 1000
const validForHours = 24

/**
 * Creates a token that shows drafts for a day. It changes once an hour, because each new URL
 * reloads the live preview.
 */
export function createPreviewToken(secret: string, now: Date): string {
  const endsAtHour = Math.ceil(now.getTime() / hourMs) + validForHours
  return createSignedToken(secret, purpose, endsAtHour)
}

/** Returns the expiry; null if invalid or expired. */
export function verifyPreviewToken(secret: string, token: string, now: Date): Date | null {
  const endsAtHour = verifySignedToken(secret, purpose, token)
  if (endsAtHour === null) return null
  const endsAt = new Date(endsAtHour * hourMs)
  return now < endsAt ? endsAt : null
}
