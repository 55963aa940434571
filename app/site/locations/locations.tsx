import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { pincodeQuery } from '#app/http/page-cache.server.ts'
import { contentFor, wordsOf } from '#app/http/request-content.server.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { pageMeta } from '#app/seo/page-meta.server.ts'
import { CityMap } from '#app/site/sections/city-map.tsx'
import { PageIntro } from '#app/site/sections/page-intro.tsx'
import { type PincodeAnswer, ServiceAreaForm } from '#app/site/sections/service-area-form.tsx'
import { drawCityMap } from '#business/content/city-map.ts'
import { describeCoverage, parsePincode, type ServiceArea } from '#business/pickups/service-area.ts'
import type { ServiceAreaWords } from '#business/words/en/service-area.ts'
import { BranchCard } from './branch-card.tsx'

export const handle: RouteHandle = { static: true }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => loaded?.meta ?? []

export async function loader(args: LoaderFunctionArgs) {
  const content = await contentFor(args)
  const { branches, pages, serviceArea } = content
  const { serviceArea: words } = wordsOf(args.request)
  const pincode = new URL(args.request.url).searchParams.get(pincodeQuery)
  return data(
    {
      meta: pageMeta('locations', content),
      branches,
      page: pages.locations,
      hasServiceArea: serviceArea.branches.length > 0,
      pincodeAnswer: pincode === null ? null : answerPincode(pincode, serviceArea, words),
    },
    { headers: pincode === null ? {} : { 'Cache-Control': 'no-store' } },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

function answerPincode(input: string, area: ServiceArea, words: ServiceAreaWords): PincodeAnswer {
  const pincode = parsePincode(input)
  return pincode
    ? { pincode, answer: describeCoverage(pincode, area, words), isValid: true }
    : {
        pincode: input.slice(0, 10),
        answer: words.pincodeInvalid,
        isValid: false,
      }
}

export default function Locations() {
  const { branches, page, hasServiceArea, pincodeAnswer } = useLoaderData<typeof loader>()
  const firstOnMap = branches.find(({ mapPoint }) => mapPoint !== null)
  return (
    <>
      <PageIntro intro={page.intro} pageName="Locations">
        {page.intro.count && <p className="mt-5 font-semibold">{page.intro.count}</p>}
      </PageIntro>
      {hasServiceArea && <ServiceAreaForm texts={page.serviceArea} pincodeAnswer={pincodeAnswer} />}
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-12 px-5 pb-10 lg:grid-cols-[1.7fr_1fr]">
        <ul className="grid content-start gap-5 md:grid-cols-2 print:grid-cols-2">
          {branches.map((branch) => (
            <BranchCard key={branch.slug} branch={branch} texts={page.cards} />
          ))}
        </ul>
        {firstOnMap?.mapPoint && (
          <section className="print:hidden">
            <div className="lg:sticky lg:top-6">
              <h2 className="text-xl font-bold">{page.map.heading ?? 'Map'}</h2>
              {page.map.text && <p className="mt-2 text-ink-soft">{page.map.text}</p>}
              <CityMap
                name="our locations"
                drawing={drawCityMap(branches)}
                streetMapCenter={firstOnMap.mapPoint}
                height="h-160 lg:h-[75dvh]"
                className="mt-4 rounded-card border border-line"
              />
            </div>
          </section>
        )}
      </div>
    </>
  )
}
