import type { FieldMetadata } from '@conform-to/react'
import { useId } from 'react'
import { Button } from '#app/ui/parts/button.tsx'
import { FromPrice } from '#app/ui/parts/price-list.tsx'
import {
  type CountableItem,
  estimatePaise,
  listCountableItems,
  readCounts,
  writeCount,
} from '#business/bills/estimate.ts'
import { bookingFields } from '#business/bookings/fields.ts'
import { type Price, pricesByService } from '#business/content/prices.ts'
import { langOf } from '#business/languages/languages.ts'
import { formatPaise } from '#business/words/rupees.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

type EstimateWords = Pick<Words, 'prices' | 'serviceTypes'>

const mostPieces = 99

export function Estimate({
  words,
  prices,
  expressPercent,
  field,
}: {
  words: EstimateWords
  prices: Price[]
  expressPercent: number | null
  field: FieldMetadata<string | undefined>
}) {
  const text = field.value ?? ''
  const items = listCountableItems(prices, words)
  const counts = readCounts(text, items)
  const pieces = items.map(({ price }, index) => ({ ...price, count: counts[index]! }))
  const paise = estimatePaise(pieces, expressPercent)
  const { about, aboutExpress, startCounting } = words.prices
  const sum = formatPaise(paise)
  const groups = pricesByService(prices)

  const write = (label: string, count: number) => {
    const changed = writeCount(text, items, { label, count })
    const textarea = document.getElementById(field.id) as HTMLTextAreaElement
    if (changed.length > bookingFields.items.maxLength) return
    textarea.value = changed
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="mt-2 rounded-card border border-line bg-white px-3 pt-1">
      {groups.map((group) => (
        <section key={group.service}>
          {groups.length > 1 && (
            <h3 className="pt-3 font-semibold">{words.serviceTypes[group.service].label}</h3>
          )}
          <ul className="divide-y divide-line">
            {items.map(
              (item, index) =>
                item.price.service === group.service && (
                  <Stepper
                    key={item.label}
                    {...{ words, item }}
                    count={counts[index]!}
                    change={(count) => write(item.label, count)}
                  />
                ),
            )}
          </ul>
        </section>
      ))}
      <p
        role="status"
        className="sticky bottom-18 -mx-3 rounded-b-card border-t border-line bg-green-pale px-3 py-3 font-semibold lg:bottom-0"
      >
        {paise === 0
          ? startCounting
          : expressPercent
            ? fillSentence(aboutExpress, { sum, percent: expressPercent })
            : fillSentence(about, { sum })}
      </p>
    </div>
  )
}

function Stepper({
  words,
  item: { price },
  count,
  change,
}: {
  words: EstimateWords
  item: CountableItem
  count: number
  change: (count: number) => void
}) {
  const id = useId()
  const button = (sign: string, label: string, next: number) => (
    <Button
      id={`${id}${sign}`}
      look="quiet"
      size="snug"
      className="w-12 text-xl"
      aria-label={label}
      aria-labelledby={`${id}${sign} ${id}`}
      aria-disabled={next < 0 || next > mostPieces}
      onClick={() => next >= 0 && next <= mostPieces && change(next)}
    >
      {sign}
    </Button>
  )
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="min-w-0 grow pr-1">
        <p id={id} lang={langOf(price, 'item')} className="wrap-anywhere">
          {price.item}
        </p>
        <p>
          <FromPrice
            words={words.prices}
            fromPaise={price.fromPaise}
            note={price.unit}
            noteLang={langOf(price, 'unit')}
          />
        </p>
      </div>
      {button('−', words.prices.removeOne, count - 1)}
      <span className="min-w-7 text-center font-semibold tabular-nums">{count}</span>
      {button('+', words.prices.addOne, count + 1)}
    </li>
  )
}
