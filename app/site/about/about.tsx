import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFor, languageFor } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { BookNowBanner } from '#app/site/sections/book-now-banner.tsx'
import { NumberedCards } from '#app/site/sections/numbered-cards.tsx'
import { PageIntro } from '#app/site/sections/page-intro.tsx'
import { PageSection } from '#app/site/sections/page-section.tsx'
import { pageAnchors } from '#business/content/site-pages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { Stats } from './stats.tsx'
import { Story } from './story.tsx'
import { TeamList } from './team-list.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFor(args.request)
  const content = await contentFor(args)
  const { business, pages, runningOffers, team } = content
  return {
    language,
    heading: wordsFor(language).sections.aboutUs,
    meta: pageMeta('about', content, language),
    business,
    offer: runningOffers.banners,
    page: pages.about,
    team,
  }
}

export default function About() {
  const { language, heading, business, offer, page, team } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} defaultHeading={heading} />
      <Stats texts={page.stats} business={business} />
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
