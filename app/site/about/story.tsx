import type { Pages } from '#app/models/content/content.server.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { langOf } from '#business/languages/languages.ts'

/** `story.text` is safe HTML: Payload's converter escapes the editor's text. */
export function Story({ story }: { story: Pages['about']['story'] }) {
  if (!story.heading || !story.text) return null
  return (
    <section className="mx-auto grid max-w-page items-start gap-10 px-5 py-10 md:py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <h2 lang={langOf(story, 'heading')} className="text-2xl font-bold">
          {story.heading}
        </h2>
        <div
          lang={langOf(story, 'text')}
          className="prose mt-5"
          dangerouslySetInnerHTML={{ __html: story.text }}
        />
      </div>
      {story.picture && (
        <Picture
          picture={story.picture}
          sizes="(min-width: 64rem) 32rem, calc(100vw - 2.5rem)"
          className="h-auto w-full rounded-card border border-line"
        />
      )}
    </section>
  )
}
