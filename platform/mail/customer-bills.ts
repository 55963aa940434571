import type { Payload } from 'payload'
import type { CustomerBill } from '#business/bills/customer-bill.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { pickLanguage } from '#business/languages/localized-text.ts'
import type { Bill, Price } from '#payload-types.ts'

/** Translated items by ID in the price list. */
export type ItemNames = Map<string, string>

export function toCustomerBill(bill: Bill, names: ItemNames): CustomerBill {
  const { piecesPaise, surchargePaise, discountPaise, totalPaise } = bill
  return {
    ...{ piecesPaise, surchargePaise, discountPaise, totalPaise },
    lines: bill.lines.map(({ item, count, unitPaise, price }) => ({
      item: names.get(price ?? '') ?? item,
      ...{ count, unitPaise },
    })),
    expressPercent: bill.expressPercent ?? null,
    offer: bill.offer ?? null,
    taxPaise: bill.taxPaise ?? null,
    paidAt: bill.paidAt ?? null,
    upiId: bill.upiId ?? null,
    payeeName: bill.payeeName ?? null,
    gstNumber: bill.gstNumber ?? null,
    legalName: bill.legalName ?? null,
    gstPercent: bill.gstPercent ?? null,
    wording: bill.wording ?? null,
  }
}

/** Omits prices that have got another name since. */
export async function readItemNames(
  payload: Payload,
  { lines }: Bill,
  language: Language,
): Promise<ItemNames> {
  const ids = lines.flatMap(({ price }) => price ?? [])
  if (language === defaultLanguage || ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'prices',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  })
  const inLanguage = (price: Price, chosen: Language) => pickLanguage(chosen, price).item
  return new Map(
    docs
      .filter((price) =>
        lines.some(
          (line) => line.price === price.id && line.item === inLanguage(price, defaultLanguage),
        ),
      )
      .map((price) => [price.id, inLanguage(price, language)]),
  )
}

export async function findMailedBill(
  payload: Payload,
  { id, language }: { id: string; language: Language },
): Promise<CustomerBill | null> {
  const { docs } = await payload.find({
    collection: 'bills',
    where: { booking: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [bill] = docs
  return bill ? toCustomerBill(bill, await readItemNames(payload, bill, language)) : null
}
