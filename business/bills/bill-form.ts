import type { Price } from '#business/content/prices.ts'
import { toAsciiDigits } from '#business/words/digits.ts'
import { formatPaise, parseRupees, toRupees } from '#business/words/rupees.ts'
import { bill } from '#business/words/staff.ts'
import {
  type BillLine,
  type BillUnit,
  isCount,
  isKilogram,
  isOneAmount,
  oneAmount,
} from './bill.ts'

/** A row of the form, as typed. */
export interface BillRow {
  item: string
  /** `2`, or a weight: `2.5` if the listed price is for a kilogram, else `2.5 kg`. */
  count: string
  price: string
  /** The entry of the price list as the form showed it; null for lines that staff write. */
  listed: { id: string; paise: number; unit: BillUnit | null } | null
}

export interface BillForm {
  rows: BillRow[]
  amount: string
}

export type ListedPrice = Pick<Price, 'item' | 'fromPaise'> & { id: string; unit: BillUnit | null }

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
  const isFor = ({ id, unit }: ListedPrice, line: BillLine) =>
    line.price === id && (line.unit ?? null) === unit
  const listed = prices.map((price): BillRow => {
    const { id, item, fromPaise, unit } = price
    const line = stored.find((line) => isFor(price, line))
    return {
      item,
      count: line ? String(line.count) : '',
      price: toRupees(line?.unitPaise ?? fromPaise),
      listed: { id, paise: fromPaise, unit },
    }
  })
  const own = stored
    .filter((line) => !prices.some((price) => isFor(price, line)))
    .map(({ item, count, unit, unitPaise }): BillRow => {
      const counted = unit ? `${count} ${unit}` : String(count)
      return { item, count: counted, price: toRupees(unitPaise), listed: null }
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
    listedUnit: `listed-unit-${index}`,
  }) as const

export const amountField = 'amount'

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
    const unit = text(names.listedUnit) === 'kg' ? 'kg' : null
    rows.push({
      item: text(names.item),
      count: text(names.count),
      price: text(names.price),
      listed: id ? { id, paise, unit } : null,
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
      ...readCount(count, listed),
      unitPaise: price ? parseRupees(price) : NaN,
      price: listed?.id ?? null,
    }))
}

/** The count is NaN if it is no count, or does not fit the unit of the price list. */
function readCount(typed: string, listed: BillRow['listed']): Pick<BillLine, 'count' | 'unit'> {
  const text = toAsciiDigits(typed.normalize('NFKC'))
  const [, number, typedUnit = ''] = /^(\d{1,4}(?:\.\d{1,3})?)\s*(\D*)$/.exec(text) ?? []
  const isWeight = isKilogram(typedUnit)
  const unit = (listed ? listed.unit : isWeight && 'kg') || null
  const counted = { count: Number(number), ...(unit && { unit }) }
  const fitsUnit = typedUnit === '' || (isWeight && unit)
  return isCount(counted) && fitsUnit ? counted : { ...counted, count: NaN }
}

/** Checks the rows; `checkBill` checks the lines. */
export function checkForm({ rows, amount }: BillForm): string | null {
  if (amount && rows.some(({ count }) => count)) return bill.piecesAndAmount
  const unnamed = rows.find(
    ({ item, count, price, listed }) => !listed && !item && (count || price),
  )
  return unnamed ? bill.itemMissing : null
}

/**
 * Returns a sentence for each counted piece whose price or unit in the list has changed since the
 * form showed it, or that is not in the list, and the form with the new list. Typed values stay.
 */
export function acceptPriceChanges(
  { rows, amount }: BillForm,
  prices: readonly ListedPrice[],
): { form: BillForm; changes: string[] } {
  const changes: string[] = []
  const current = rows.flatMap((row): BillRow[] => {
    if (!row.listed) return [row]
    const was = row.listed
    const now = prices.find(({ id }) => id === was.id)
    if (!now) {
      if (!row.count) return []
      changes.push(bill.priceGone(row.item))
      return [{ ...row, listed: null }]
    }
    const { id, item, fromPaise, unit } = now
    if (row.count && fromPaise !== was.paise) {
      changes.push(bill.priceChanged(item, formatPaise(was.paise), formatPaise(fromPaise)))
    }
    if (row.count && unit !== was.unit) changes.push(bill.unitChanged(item, unit))
    return [{ ...row, item, listed: { id, paise: fromPaise, unit } }]
  })
  return { form: { rows: current, amount }, changes }
}
