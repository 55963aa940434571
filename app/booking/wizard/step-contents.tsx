import type { ComponentProps, ReactNode } from 'react'
import { DetailsFields } from '#app/booking-fields/details-fields.tsx'
import { ServiceField } from '#app/booking-fields/service-field.tsx'
import type { Pages } from '#app/models/content/content.server.ts'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import { OrderLabel, type OrderLine } from '#app/ui/parts/order-label.tsx'
import { PriceList } from '#app/ui/parts/price-list.tsx'
import type { ByService } from '#business/bookings/return/return-date.ts'
import type { Price } from '#business/content/prices.ts'
import type { Words } from '#business/words/sentence.ts'
import { rememberField } from './booking-draft.ts'
import { rememberedDetails } from './stored-input.ts'
import { type StepNumber, stepWithField } from './wizard-steps.ts'

export const wizardWords = [
  ...(['booking', 'bookingFields', 'dates', 'forms', 'pickupFields', 'prices'] as const),
  ...(['returns', 'serviceArea', 'serviceTypes', 'slots'] as const),
]

export type WizardWords = Pick<Words, (typeof wizardWords)[number]>

export type ShownPrices = (Pages['services']['prices'] & { prices: Price[] }) | null

export function ServiceStep({
  words,
  serviceType,
  express,
  durations,
  priceList,
  serviceAreaHref,
}: {
  words: WizardWords
  serviceType: ComponentProps<typeof ServiceField>['field']
  express: ComponentProps<typeof ChoiceCard>['field']
  durations: ByService<string>
  priceList: ShownPrices
  serviceAreaHref: string | null
}) {
  return (
    <>
      <ServiceField field={serviceType} durations={durations} words={words} />
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
            <summary {...textProps(priceList, 'heading')} className="cursor-pointer py-3 link" />
            <p {...textProps(priceList, 'text')} className="mt-2 text-ink-soft" />
            <PriceList
              words={words.prices}
              serviceTypes={words.serviceTypes}
              prices={priceList.prices}
              className="mt-4 space-y-6"
            />
          </details>
        )}
        {import.meta.env.SSR && serviceAreaHref && (
          <p className="mt-2">
            {/* Without scripts, the form would lose its input. */}
            <a href={serviceAreaHref} target="_blank" className="tap-link">
              {words.serviceArea.question}
              <span className="sr-only"> {words.forms.opensInNewTab}</span>
            </a>
          </p>
        )}
      </ServerMarkup>
    </>
  )
}

export function DetailsStep({
  remembers,
  setRemembers,
  ...details
}: ComponentProps<typeof DetailsFields> & {
  words: WizardWords
  remembers: boolean
  setRemembers: (remembers: boolean) => void
}) {
  return (
    <div className="space-y-6">
      <DetailsFields {...details} />
      <label className="flex min-h-12 items-center gap-3 noscript:hidden">
        <input
          type="checkbox"
          name={rememberField}
          checked={remembers}
          onChange={({ target }) => {
            setRemembers(target.checked)
            if (!target.checked) rememberedDetails.forget()
          }}
          className="size-5 shrink-0 accent-indigo"
        />
        {details.words.booking.remember}
      </label>
    </div>
  )
}

export function ReviewStep({
  words,
  order,
  today,
  isFromLastTime,
  change,
  children,
}: Pick<ComponentProps<typeof OrderLabel>, 'order' | 'today'> & {
  words: WizardWords
  isFromLastTime: boolean
  change: (to: StepNumber) => ComponentProps<'button'>
  children: ReactNode
}) {
  const changeButton = (line: OrderLine, above?: OrderLine) => {
    const step = stepWithField(line)
    const isSameStep = above && stepWithField(above) === step
    if (isSameStep || line === 'express' || line === 'promisedDate') return null
    return (
      <button {...change(step)} className="-my-3 min-h-12 link">
        {words.booking.change}
        <span className="sr-only"> {words.bookingFields[line].label.toLowerCase()}</span>
      </button>
    )
  }
  return (
    <div className="noscript:hidden">
      <OrderLabel words={words} order={order} today={today} aside={changeButton}>
        <h3 className="mb-1 text-lg font-bold">{words.booking.review}</h3>
        {isFromLastTime && (
          <p>
            {words.booking.fromLastTime} · {changeButton('phone')}
          </p>
        )}
      </OrderLabel>
      {children}
    </div>
  )
}
