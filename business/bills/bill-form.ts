import type { Price } from '#business/content/prices.ts'
import { formatPaise } from '#business/content/prices.ts'
import { bill } from '#business/words/staff/orders.ts'
import { type BillLine, isOneAmount, oneAmount } from './bill.ts'
import { parseRupees, toRupees } from './rupees.ts'

/** A row of the form, as typed. */
export interface BillRow {
  item: string
  count: string
  /** Rupees. */
  price: string
  /** The entry of the price list as the form showed it; null for lines that staff write. */
  listed: { id: string; paise: number } | null
}

export interface BillForm {
  rows: BillRow[]
  /** Rupees. Empty unless the bill has one amount. */
  amount: string
}

export type ListedPrice = Pick<Price, 'item' | 'fromPaise'> & { id: string }

const emptyRow: BillRow = { item: '', count: '', price: '', listed: null }
const emptyRowCount = 3
const maxRows = 400

/** The price list, each with its count on the bill, then the other lines, then empty rows. */
export function toBillForm(
  prices: readonly ListedPrice[],
  lines: readonly BillLine[] | null,
): BillForm {
  const stored = lines ?? []
  if (isOneAmount(stored)) {
    return { ...toBillForm(prices, null), amount: toRupees(stored[0]!.unitPaise) }
  }
  const listed = prices.map(({ id, item, fromPaise }): BillRow => {
    const line = stored.find(({ price }) => price === id)
    return {
      item,
      count: line ? String(line.count) : '',
      price: toRupees(line?.unitPaise ?? fromPaise),
      listed: { id, paise: fromPaise },
    }
  })
  const own = stored
    .filter(({ price }) => !prices.some(({ id }) => id === price))
    .map(({ item, count, unitPaise }): BillRow => {
      return { item, count: String(count), price: toRupees(unitPaise), listed: null }
    })
  const empty = Array.from({ length: emptyRowCount }, () => emptyRow)
  return { rows: [...listed, ...own, ...empty], amount: '' }
}

export const rowFieldNames = (index: number) =>
  ({
    item: `item-${index}`,
    count: `count-${index}`,
    price: `price-${index}`,
    listedId: `listed-${index}`,
    listedPaise: `listed-paise-${index}`,
  }) as const

export const amountField = 'amount'

/** Set by the button that also emails the bill. */
export const sendField = 'send'

/** Reads a sent form. Any text is accepted. */
export function readBillForm(form: Pick<FormData, 'get' | 'has'>): BillForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const rows: BillRow[] = []
  for (let index = 0; index < maxRows && form.has(rowFieldNames(index).price); index += 1) {
    const names = rowFieldNames(index)
    const id = text(names.listedId)
    const paise = Number(text(names.listedPaise))
    rows.push({
      item: text(names.item),
      count: text(names.count),
      price: text(names.price),
      listed: id ? { id, paise } : null,
    })
  }
  return { rows, amount: text(amountField) }
}

/** Rows without a count are left out, except lines that staff began to write. */
export function toBillLines({ rows, amount }: BillForm): BillLine[] {
  if (amount) return oneAmount(parseRupees(amount))
  return rows
    .filter(({ item, count, price, listed }) => count || (!listed && (item || price)))
    .map(({ item, count, price, listed }) => ({
      item,
      count: /^\d{1,4}$/.test(count) ? Number(count) : NaN,
      unitPaise: price ? parseRupees(price) : NaN,
      price: listed?.id ?? null,
    }))
}

/** Checks the rows; `findBillProblem` checks the lines. */
export function findFormProblem({ rows, amount }: BillForm): string | null {
  if (amount && rows.some(({ count }) => count)) return bill.piecesAndAmount
  const unnamed = rows.find(
    ({ item, count, price, listed }) => !listed && !item && (count || price),
  )
  return unnamed ? bill.itemMissing : null
}

/**
 * Returns a sentence for each counted piece whose price in the list has changed since the form
 * showed it, and the form with the new list prices. Typed values stay.
 */
export function acceptPriceChanges(
  { rows, amount }: BillForm,
  prices: readonly ListedPrice[],
): { form: BillForm; changes: string[] } {
  const changes: string[] = []
  const current = rows.map((row) => {
    const now = prices.find(({ id }) => id === row.listed?.id)
    if (!row.listed || !now || now.fromPaise === row.listed.paise) return row
    const was = row.listed.paise
    if (row.count) {
      changes.push(bill.priceChanged(row.item, formatPaise(was), formatPaise(now.fromPaise)))
    }
    return { ...row, listed: { id: now.id, paise: now.fromPaise } }
  })
  return { form: { rows: current, amount }, changes }
}
