import type { ReactNode } from 'react'
import { directionsHref, embeddedMapHref } from '#business/content/map-links.ts'
import type { Address, MapPoint } from '#business/content/site-content.ts'
import { PostalAddress } from './postal-address.tsx'

/** A place on the map beside its address, which stands also where the map cannot be loaded. */
export function MapPanel({
  name,
  address,
  mapPoint,
  directions,
  children,
}: {
  name: string
  address: Address
  mapPoint: MapPoint | null
  /** The words of the link to the directions. */
  directions: string
  /** Further words about the place, such as its hours. */
  children?: ReactNode
}) {
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-white md:has-[iframe]:grid-cols-[20rem_1fr]">
      <div className="space-y-5 p-6 md:p-8">
        <div>
          <p className="font-display text-xl font-bold">{name}</p>
          <PostalAddress address={address} className="mt-2" />
        </div>
        {children}
        <a href={directionsHref({ address, mapPoint })} className="inline-block py-2 link">
          {directions}
        </a>
      </div>
      {mapPoint && (
        <MapFrame
          title={`Map of ${name}`}
          mapPoint={mapPoint}
          className="h-80 md:h-full md:min-h-96"
        />
      )}
    </div>
  )
}

/** `name` lets links put another place into the frame. */
export function MapFrame({
  title,
  mapPoint,
  name,
  className,
}: {
  title: string
  mapPoint: MapPoint
  name?: string
  className: string
}) {
  return (
    <div className={`bg-indigo-pale late print:hidden ${className}`}>
      <iframe
        title={title}
        name={name}
        src={embeddedMapHref(mapPoint)}
        loading="lazy"
        className="size-full"
      />
    </div>
  )
}
