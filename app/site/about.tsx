import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import type { Business } from '#app/models/content/business.server.ts'
import type { Pages, TeamMember } from '#app/models/content/content.server.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import {
  BookNowBanner,
  NumberedCards,
  PageIntro,
  PageSection,
} from '#app/site/sections/page-section.tsx'
import { MarkedText } from '#app/ui/parts/marked-text.tsx'
import { Picture } from '#app/ui/parts/picture.tsx'
import { pageAnchors } from '#business/content/site-pages.ts'
import { langOf } from '#business/languages/languages.ts'
import { shortenCount, type Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const content = await contentFor(args)
  const { business, pages, runningOffers, team } = content
  return {
    language,
    words: wordsFor(language).sections,
    meta: pageMeta('about', content, language),
    business,
    offer: runningOffers.banners,
    page: pages.about,
    team,
  }
}

export default function About() {
  const { language, words, business, offer, page, team } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={words.aboutUs} />
      <Stats words={words} texts={page.stats} business={business} />
      <Story story={page.story} />
      {page.values.cards.length > 0 && (
        <PageSection section={page.values} background="white">
          <NumberedCards cards={page.values.cards} />
        </PageSection>
      )}
      {team.length > 0 && (
        <PageSection section={page.team} id={pageAnchors.team}>
          <TeamList team={team} />
        </PageSection>
      )}
      <BookNowBanner language={language} section={page.banner} offer={offer} />
    </>
  )
}

function Stats({
  words,
  texts,
  business: { yearsInBusiness, claims },
}: {
  words: Words['sections']
  texts: Pages['about']['stats']
  business: Business
}) {
  const stats = [
    { field: 'years', count: yearsInBusiness },
    { field: 'customers', count: claims.customers && shortenCount(claims.customers, words) },
    { field: 'garments', count: claims.garments && shortenCount(claims.garments, words) },
  ] as const
  const shown = stats.filter(({ count }) => count)
  if (shown.length === 0) return null
  return (
    <ul className="mx-auto grid max-w-page gap-x-8 px-5 pb-10 sm:grid-cols-3">
      {shown.map(({ field, count }) => (
        <li
          key={field}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong py-4 sm:block"
        >
          <span className="font-display text-3xl font-bold tabular-nums">{count}</span>{' '}
          <MarkedText as="span" texts={texts} field={field} className="sm:block" />
        </li>
      ))}
    </ul>
  )
}

/** `story.text` is safe HTML: Payload's converter escapes the editor's text. */
function Story({ story }: { story: Pages['about']['story'] }) {
  if (!story.heading || !story.text) return null
  return (
    <section className="mx-auto grid max-w-page items-start gap-10 px-5 py-10 md:py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <MarkedText as="h2" texts={story} field="heading" className="text-2xl font-bold" />
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
          className="aspect-3/2 w-full rounded-card border border-line object-cover"
        />
      )}
    </section>
  )
}

function TeamList({ team }: { team: TeamMember[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {team.map((member) => (
        <li key={member.name} className="flex gap-5 border-t-2 border-ink pt-5 sm:block">
          {member.picture && (
            <Picture
              picture={member.picture}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 7rem"
              className="mb-4 aspect-square w-28 shrink-0 self-start rounded-card border border-line object-cover sm:w-full"
            />
          )}
          <div>
            <MarkedText as="h3" texts={member} field="name" className="text-xl font-bold" />
            <MarkedText as="p" texts={member} field="role" className="font-medium text-indigo" />
            <MarkedText as="p" texts={member} field="text" className="mt-2 text-ink-soft" />
          </div>
        </li>
      ))}
    </ul>
  )
}
