import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Band } from '#app/components/band'
import { BranchCard } from '#app/components/branch-card'
import { MapFrame } from '#app/components/map-panel'
import { PageIntro } from '#app/components/page-intro'
import { siteContent } from '#app/models/content.server'
import { pageMeta } from '../page-meta'
import type { RouteHandle } from '../route-handle'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.page.search, { fallbackTitle: 'Locations' })

export async function loader() {
  const { branches, pages } = await siteContent()
  return { branches, page: pages.locations }
}

const mapName = 'branch-map'

export default function Locations() {
  const { branches, page } = useLoaderData<typeof loader>()
  const shownFirst = branches.find(({ mapPoint }) => mapPoint !== null)
  return (
    <>
      <PageIntro intro={page.intro} pageName="Locations">
        {branches.length > 1 && (
          <p className="mt-5 font-semibold">{branches.length} locations in all.</p>
        )}
      </PageIntro>
      <ul className="mx-auto grid max-w-page gap-5 px-5 pb-10 md:grid-cols-2 lg:grid-cols-3">
        {branches.map((branch) => (
          <BranchCard key={branch.slug} branch={branch} mapName={mapName} />
        ))}
      </ul>
      {shownFirst?.mapPoint && (
        <Band section={page.map ?? { heading: 'Map', text: null }} ground="white">
          <MapFrame
            name={mapName}
            title="Map of our locations"
            mapPoint={shownFirst.mapPoint}
            className="rounded-card border border-line"
          />
        </Band>
      )}
    </>
  )
}
