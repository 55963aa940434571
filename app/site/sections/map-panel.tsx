import type { ReactNode } from 'react'
import type { Branch } from '#app/models/content/business.server.ts'
import { drawCityMap } from '#business/content/city-map.ts'
import { type Address, directionsHref, type MapPoint } from '#business/content/map-links.ts'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { CityMap } from './city-map.tsx'
import { PostalAddress } from './postal-address.tsx'

export function MapPanel({
  words,
  name,
  address,
  mapPoint,
  branches,
  texts,
  children,
}: {
  words: Words['sections']
  name: string
  address: Address
  mapPoint: MapPoint | null
  branches: readonly Pick<Branch, 'slug' | 'name' | 'english' | 'mapPoint'>[]
  texts: { directions: string }
  children?: ReactNode
}) {
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-white md:has-[details]:grid-cols-[20rem_1fr]">
      <div className="space-y-5 p-6 md:p-8">
        <div>
          <p className="font-display text-xl font-bold">{name}</p>
          <PostalAddress address={address} className="mt-2" />
        </div>
        {children}
        <a
          href={directionsHref({ address, mapPoint })}
          lang={langOf(texts, 'directions')}
          className="tap-link lg:py-2"
        >
          {texts.directions}
        </a>
      </div>
      {mapPoint && (
        <CityMap
          words={words}
          place={name}
          drawing={drawCityMap(branches, mapPoint)}
          streetMapCenter={mapPoint}
          height="h-80 md:h-96"
        />
      )}
    </div>
  )
}
