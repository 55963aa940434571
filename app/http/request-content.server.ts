import type { AppLoadContext } from '@remix-run/node'
import Negotiator from 'negotiator'
import {
  draftContent,
  getPreviewExpiry,
  type SiteContent,
  siteContent,
} from '#app/models/content/content.server.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
} from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'

interface LoaderRequest {
  request: Request
  /** Shared by all loaders of a request. */
  context: AppLoadContext
}

const contents = new WeakMap<AppLoadContext, Promise<SiteContent>>()

/**
 * Returns the published content, or drafts for a preview link. Stays the same during a request.
 * Throws as `siteContent` does.
 */
export function contentFor({ request, context }: LoaderRequest): Promise<SiteContent> {
  let content = contents.get(context)
  if (!content) {
    const language = languageFor(request)
    content = previewExpiry(request) ? draftContent(language) : siteContent(language)
    contents.set(context, content)
  }
  return content
}

/** The language of the request's path. */
export function languageFor({ url }: Request): Language {
  return languageOfPath(new URL(url).pathname)
}

const translations = languageCodes.filter((code) => code !== defaultLanguage)
const translatedLanguage = new RegExp(`\\b(?:${translations.join('|')})\\b`, 'i')
const offersByHeader = new Map<string, Language | null>()
const maxRememberedHeaders = 100

/** Returns the translation that a browser prefers to the default language, or null. */
export function offeredLanguage(acceptLanguage = ''): Language | null {
  if (!translatedLanguage.test(acceptLanguage)) return null
  const known = offersByHeader.get(acceptLanguage)
  if (known !== undefined) return known
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } })
  const [preferred] = negotiator.languages([...languageCodes]) as Language[]
  const offer = preferred && preferred !== defaultLanguage ? preferred : null
  if (offersByHeader.size < maxRememberedHeaders) offersByHeader.set(acceptLanguage, offer)
  return offer
}

export function wordsOf(request: Request): Words {
  return wordsFor(languageFor(request))
}

/** The part of the words that a page needs. */
export function pickWords<Name extends keyof Words>(words: Words, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<Words, Name>
}

export function contextWithContent(content: SiteContent): AppLoadContext {
  const context = {}
  contents.set(context, Promise.resolve(content))
  return context
}

/** Returns when the preview link of a request expires; null without a valid one. */
export function previewExpiry(request: Request): Date | null {
  const token = new URL(request.url).searchParams.get('preview')
  return token === null ? null : getPreviewExpiry(token, new Date())
}
