import type { ReactNode } from 'react'
import type { Branch } from '#app/models/content/business.server.ts'
import { PostalAddress } from '#app/ui/parts/contact-facts.tsx'
import { FilledSentence } from '#app/ui/parts/marked-text.tsx'
import { type CityMapDrawing, drawCityMap } from '#business/content/city-map.ts'
import {
  type Address,
  directionsHref,
  embeddedMapHref,
  type MapPoint,
} from '#business/content/map-links.ts'
import { langOf, type Language } from '#business/languages/languages.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

/** Visitors can replace the drawing with OpenStreetMap, which loads only then. */
export function CityMap({
  language,
  words,
  place,
  drawing,
  streetMapCenter,
  className = '',
  height,
}: {
  language: Language
  words: Words['sections']
  /** Used in labels: "Map of …". */
  place: string
  drawing: CityMapDrawing | null
  streetMapCenter: MapPoint
  className?: string
  height: string
}) {
  return (
    <div
      className={`group/map flex flex-col overflow-hidden bg-indigo-pale print:hidden ${className}`}
    >
      {drawing && <Drawing {...{ language, words, place, drawing }} className={height} />}
      <details className="bg-white">
        <summary className="cursor-pointer px-5 py-3 link">
          <FilledSentence
            sentence={words.streetMap}
            values={{
              ofPlace: <span className="sr-only">{fillSentence(words.ofPlace, { place })}</span>,
            }}
          />
        </summary>
        <iframe
          title={fillSentence(words.streetMapOf, { place })}
          src={embeddedMapHref(streetMapCenter)}
          loading="lazy"
          className="h-80 w-full border-t border-line md:h-112"
        />
      </details>
    </div>
  )
}

function Drawing({
  language,
  words,
  place,
  drawing: { width, height, land, water, railways, stations, pins },
  className,
}: {
  language: Language
  words: Words['sections']
  place: string
  drawing: CityMapDrawing
  className: string
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fillSentence(words.mapOf, {
        place,
        names: pins.map(({ name }) => name).join(', '),
      })}
      className={`w-full grow text-[14px] group-has-[[open]]/map:hidden ${className}`}
    >
      <g strokeLinejoin="round">
        <path d={land} className="fill-paper stroke-line-strong" />
        <path d={water} className="fill-indigo-pale stroke-indigo-pale" strokeWidth="8" />
      </g>
      {railways.map((line) => (
        <g key={line} fill="none" strokeLinejoin="round">
          <path d={line} className="stroke-ink-soft" strokeWidth="3.5" />
          <path d={line} className="stroke-paper" strokeWidth="1.5" strokeDasharray="6 5" />
        </g>
      ))}
      {stations.map(({ name: station, x, y, label, isLabelOnLeft }) => (
        <g key={station} className="fill-ink-soft">
          <circle cx={x} cy={y} r="3" className="fill-white stroke-ink-soft" strokeWidth="1.5" />
          {label && (
            <Label at={{ x, y: y + 4 }} reach={7} isOnLeft={isLabelOnLeft}>
              {label[language]}
            </Label>
          )}
        </g>
      ))}
      {pins.map(({ slug, name: branch, english, x, y, isLabelOnLeft }) => (
        <g key={slug} id={`pin-${slug}`} className="target:[&>path]:fill-indigo">
          <path
            d={`M${x} ${y}c-3-7-9-11-9-18a9 9 0 0 1 18 0c0 7-6 11-9 18z`}
            className="fill-marigold stroke-ink"
            strokeWidth="1.5"
          />
          <circle cx={x} cy={y - 18} r="3" className="fill-ink" />
          <g lang={langOf({ name: branch, english }, 'name')} className="fill-ink font-semibold">
            <Label at={{ x, y: y - 13 }} reach={13} isOnLeft={isLabelOnLeft}>
              {branch}
            </Label>
          </g>
        </g>
      ))}
    </svg>
  )
}

/** A name next to a point, outlined to stay readable. */
function Label({
  at: { x, y },
  reach,
  isOnLeft,
  children,
}: {
  at: { x: number; y: number }
  reach: number
  isOnLeft: boolean
  children: string
}) {
  return (
    <text
      x={isOnLeft ? x - reach : x + reach}
      y={y}
      textAnchor={isOnLeft ? 'end' : 'start'}
      className="stroke-paper"
      strokeWidth="3"
      paintOrder="stroke"
    >
      {children}
    </text>
  )
}

export function MapPanel({
  language,
  words,
  name,
  address,
  mapPoint,
  branches,
  texts,
  children,
}: {
  language: Language
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
          language={language}
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
