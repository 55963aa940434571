import { Fragment } from 'react'
import { textProps } from '#app/ui/parts/marked-text.tsx'
import type { PricedService } from '#business/bookings/service-types.ts'
import { type Price, pricesByService, type StartingPrice } from '#business/content/prices.ts'
import { langOf, type Language } from '#business/languages/languages.ts'
import { formatPaise } from '#business/words/rupees.ts'
import type { Words } from '#business/words/sentence.ts'

export function PriceList({
  words,
  serviceTypes,
  prices,
  className,
}: {
  words: Words['prices']
  serviceTypes: Record<PricedService, { label: string }>
  prices: readonly Price[]
  className: string
}) {
  return (
    <div className={className}>
      {pricesByService(prices).map((group) => (
        <table key={group.service} className="w-full text-left">
          <caption className="pb-2 text-left font-display text-lg font-bold">
            {serviceTypes[group.service].label}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.price}</th>
            </tr>
          </thead>
          <tbody>
            {group.prices.map((price) => (
              <tr key={price.item} className="border-t border-line align-baseline">
                <th {...textProps(price, 'item')} scope="row" className="py-2 pr-3 font-normal" />
                <td className="py-2 text-right">
                  <FromPrice
                    words={words}
                    fromPaise={price.fromPaise}
                    note={price.unit}
                    noteLang={langOf(price, 'unit')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

export function FromPrice({
  words,
  fromPaise,
  note,
  noteLang,
}: Pick<StartingPrice, 'fromPaise' | 'note'> & {
  words: Words['prices']
  noteLang?: Language | undefined
}) {
  return words.from.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word === '{price}' ? (
        <span className="font-semibold tabular-nums">{formatPaise(fromPaise)}</span>
      ) : word === '{unit}' ? (
        <span lang={noteLang} className="text-sm text-ink-soft">
          {note}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">{word}</span>
      )}
    </Fragment>
  ))
}
