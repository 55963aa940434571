import type { AppLoadContext } from '@remix-run/node'
import {
  draftContent,
  getPreviewExpiry,
  type SiteContent,
  siteContent,
} from '#app/models/content/content.server.ts'
import { type Language, languageOfPath } from '#business/languages/languages.ts'
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
