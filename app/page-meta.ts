import type { MetaDescriptor } from '@remix-run/node'
import type { SearchEntry } from './site-content'

/** What a page says of itself to search engines and in the browser's tab. */
export function pageMeta(
  search: SearchEntry | undefined,
  { fallbackTitle }: { fallbackTitle: string },
): MetaDescriptor[] {
  return [
    { title: search?.title ?? fallbackTitle },
    ...(search?.description ? [{ name: 'description', content: search.description }] : []),
  ]
}
