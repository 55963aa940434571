import { Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { searchContent } from './search-content.ts'

const longestExcerpt = 160

/** A GET form, so that a search can be bookmarked. */
export async function ContentSearch({
  payload,
  user,
  words,
}: {
  payload: Payload
  user: TypedUser
  words: string
}) {
  const results = await searchContent(payload, user, words)
  return (
    <search className="content-search">
      <form action="/cms">
        <label htmlFor="content-search">Search all content</label>
        <input id="content-search" name="find" type="search" defaultValue={words} maxLength={100} />
        <button type="submit" className="btn btn--style-primary btn--size-medium">
          Search
        </button>
      </form>
      {words && (
        <section aria-label="Results">
          <p role="status">
            {results.length === 0
              ? `Nothing contains “${words}”. Check the spelling, or search for one word.`
              : `Found in ${results.length} ${results.length === 1 ? 'place' : 'places'}.`}
          </p>
          <ul className="start-page__changes">
            {results.map(({ name, path, found, places }) => (
              <li key={path}>
                <Link href={`/cms/${path}`} prefetch={false}>
                  {name}
                </Link>
                <span>
                  {found[0]!.label}: {shorten(found[0]!.text, words)}
                  {found.length > 1 && ` (and ${found.length - 1} more)`}
                </span>
                <span>Where it appears: {places.join(', ') || 'nowhere'}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </search>
  )
}

function shorten(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()) - longestExcerpt / 3)
  const part = text.slice(at, at + longestExcerpt)
  return `${at > 0 ? '…' : ''}${part}${at + longestExcerpt < text.length ? '…' : ''}`
}
