import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { DetailsFields } from '#app/booking-fields/details-fields.tsx'
import { ServiceField } from '#app/booking-fields/service-field.tsx'
import type { Pages } from '#app/models/content/content.server.ts'
import { ChoiceCard } from '#app/ui/forms/choice-card.tsx'
import { ServerMarkup } from '#app/ui/layout/server-markup.tsx'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import { OrderLabel, type OrderLine } from '#app/ui/parts/order-label.tsx'
import { FromPrice, PriceList } from '#app/ui/parts/price-list.tsx'
import type { ByService } from '#business/bookings/return/return-date.ts'
import { includedServices, type ServiceType } from '#business/bookings/service-types.ts'
import { type Price, startingPrice } from '#business/content/prices.ts'
import { langOf } from '#business/languages/languages.ts'
import type { Words } from '#business/words/sentence.ts'
import { rememberField } from './booking-draft.ts'
import type { Estimate } from './estimate.tsx'
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
  expressPercent,
  serviceAreaHref,
}: {
  words: WizardWords
  serviceType: ComponentProps<typeof ServiceField>['field']
  express: ComponentProps<typeof ChoiceCard>['field']
  durations: ByService<string>
  priceList: ShownPrices
  expressPercent: number | null
  serviceAreaHref: string | null
}) {
  return (
    <>
      <ServiceField
        field={serviceType}
        durations={durations}
        priceOf={(service) => (
          <ServerMarkup id={`${service}-from`}>
            {import.meta.env.SSR && <StartingPrice service={service} {...{ words, priceList }} />}
          </ServerMarkup>
        )}
        words={words}
      />
      {durations.express && (
        <div className="mt-3">
          <ChoiceCard
            field={express}
            type="checkbox"
            choice={{
              ...{ value: 'on', label: words.returns.express, note: durations.express },
              price: formatSurcharge(expressPercent),
            }}
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

function StartingPrice({
  service,
  words,
  priceList,
}: {
  service: ServiceType
  words: WizardWords
  priceList: ShownPrices
}) {
  const priceOf = (bookedAs: ServiceType) =>
    startingPrice({ bookedAs, fromPaise: null, priceNote: null }, priceList?.prices ?? [])
  const whole = priceOf(service)
  // Both services by the piece and by weight have no price in common.
  const shown = whole ? [whole] : includedServices(service).flatMap((part) => priceOf(part) ?? [])
  return shown.map((price, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <FromPrice words={words.prices} {...price} noteLang={langOf(price, 'note')} />
    </Fragment>
  ))
}

const formatSurcharge = (percent: number | null) => (percent ? `+${percent}%` : null)

export function DetailsStep({
  remembers,
  setRemembers,
  prices,
  expressPercent,
  ...details
}: ComponentProps<typeof DetailsFields> & {
  words: WizardWords
  prices: Price[]
  expressPercent: number | null
  remembers: boolean
  setRemembers: (remembers: boolean) => void
}) {
  return (
    <div className="space-y-6">
      <DetailsFields
        {...details}
        belowItems={
          prices.length > 0 && (
            <EstimateButton
              {...{ prices, expressPercent }}
              words={details.words}
              field={details.fields.items}
            />
          )
        }
      />
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

function EstimateButton(props: ComponentProps<typeof Estimate>) {
  const [Opened, setOpened] = useState<typeof Estimate | null>(null)
  const toggle = () =>
    Opened
      ? setOpened(null)
      : void import('./estimate.tsx').then(
          ({ Estimate }) => setOpened(() => Estimate),
          () => {},
        )
  return (
    <div className="-mt-4 noscript:hidden">
      <button
        type="button"
        aria-expanded={Boolean(Opened)}
        onClick={toggle}
        className="min-h-12 link"
      >
        {props.words.prices.estimate}
      </button>
      {Opened && <Opened {...props} />}
    </div>
  )
}

export function ReviewStep({
  words,
  order,
  today,
  isFromLastTime,
  expressPercent,
  change,
  children,
}: Pick<ComponentProps<typeof OrderLabel>, 'order' | 'today'> & {
  words: WizardWords
  isFromLastTime: boolean
  expressPercent: number | null
  change: (to: StepNumber) => ComponentProps<'button'>
  children: ReactNode
}) {
  const changeButton = (line: OrderLine, above?: OrderLine) => {
    const step = stepWithField(line)
    const isSameStep = above && stepWithField(above) === step
    if (line === 'express') return formatSurcharge(expressPercent)
    if (isSameStep || line === 'promisedDate') return null
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
        <h3 className="text-lg font-bold sm:mb-1">{words.booking.review}</h3>
        {isFromLastTime && (
          <p className="max-sm:text-sm">
            {words.booking.fromLastTime} · {changeButton('phone')}
          </p>
        )}
      </OrderLabel>
      {children}
    </div>
  )
}
