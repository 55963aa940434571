import type { AppLoadContext } from '@remix-run/node'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { draftContent, siteContent } from '#app/models/content/content.server.ts'
import { previewOpenUntil } from '#app/models/content/preview.server.ts'

interface Asked {
  request: Request
  /** The one object that all loaders of a request and its rendering share. */
  context: AppLoadContext
}

const contents = new WeakMap<AppLoadContext, Promise<SiteContent>>()

/**
 * What a page shows: what is published, or the drafts where the address is a preview link. The same for the whole of a
 * request, even while an edit arrives. Throws as `siteContent` does.
 */
export function contentFor({ request, context }: Asked): Promise<SiteContent> {
  let content = contents.get(context)
  if (!content) {
    content = previewOf(request) ? draftContent() : siteContent()
    contents.set(context, content)
  }
  return content
}

/** The context of a request whose page is to show this content. */
export function showing(content: SiteContent): AppLoadContext {
  const context = {}
  contents.set(context, Promise.resolve(content))
  return context
}

/** Until when the preview link that a request follows is good; null where it follows none. */
export function previewOf(request: Request): Date | null {
  const token = new URL(request.url).searchParams.get('preview')
  return token === null ? null : previewOpenUntil(token, new Date())
}
