import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Band } from '#app/components/band'
import { BookNowBanner } from '#app/components/book-now-banner'
import { NumberedCards } from '#app/components/numbered-cards'
import { PageIntro } from '#app/components/page-intro'
import { Stats } from '#app/components/stats'
import { Story } from '#app/components/story'
import { TeamList } from '#app/components/team-list'
import { pageMeta } from '../page-meta.server'
import { contentFor } from '../request-content.server'
import type { RouteHandle } from '../route-handle'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => shown?.meta ?? []

export async function loader(asked: LoaderFunctionArgs) {
  const content = await contentFor(asked)
  const { business, pages, team } = content
  return { meta: pageMeta('about', content), business, page: pages.about, team }
}

export default function About() {
  const { business, page, team } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro intro={page.intro} pageName="About Us" />
      <Stats words={page.stats} business={business} />
      {page.story && <Story story={page.story} />}
      {page.values && page.values.cards.length > 0 && (
        <Band section={page.values} ground="white">
          <NumberedCards cards={page.values.cards} />
        </Band>
      )}
      {page.team && team.length > 0 && (
        <Band section={page.team}>
          <TeamList team={team} />
        </Band>
      )}
      {page.banner && <BookNowBanner section={page.banner} offer={business.claims.offer} />}
    </>
  )
}
