import type { ComponentProps } from 'react'
import { ServiceStep } from '#app/booking-form/service-step.tsx'
import type { Pages } from '#app/models/content/content.server.ts'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { PriceList } from '#app/ui/parts/price-list.tsx'
import type { ByService } from '#business/bookings/return/return-date.ts'
import type { Price } from '#business/content/prices.ts'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { ServiceAreaLink } from './service-area-link.tsx'

export type ShownPrices = (Pages['services']['prices'] & { prices: Price[] }) | null

export function ServiceSelection({
  words,
  serviceType,
  express,
  durations,
  priceList,
  serviceAreaHref,
}: {
  words: Pick<
    Words,
    'bookingFields' | 'forms' | 'prices' | 'returns' | 'serviceArea' | 'serviceTypes'
  >
  serviceType: ComponentProps<typeof ServiceStep>['field']
  express: ComponentProps<typeof ChoiceCard>['field']
  /** Without `express`, express is not offered. */
  durations: ByService<string>
  priceList: ShownPrices
  serviceAreaHref: string | null
}) {
  return (
    <>
      <ServiceStep field={serviceType} durations={durations} words={words} />
      {durations.express && (
        <div className="mt-3">
          <ChoiceCard
            field={express}
            type="checkbox"
            choice={{ value: 'on', label: words.returns.express, note: durations.express }}
          />
        </div>
      )}
      <ServerMarkup id="booking-prices">
        {import.meta.env.SSR && priceList && (
          <details className="mt-6">
            <summary lang={langOf(priceList, 'heading')} className="cursor-pointer py-3 link">
              {priceList.heading}
            </summary>
            <p lang={langOf(priceList, 'text')} className="mt-2 text-ink-soft">
              {priceList.text}
            </p>
            <PriceList
              words={words.prices}
              serviceTypes={words.serviceTypes}
              prices={priceList.prices}
              className="mt-4 space-y-6"
            />
          </details>
        )}
        {import.meta.env.SSR && serviceAreaHref && (
          <ServiceAreaLink href={serviceAreaHref} words={words} />
        )}
      </ServerMarkup>
    </>
  )
}
