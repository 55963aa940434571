import type { Payload } from 'payload'
import type { CustomerBill } from '#business/bills/customer-bill.ts'
import { defaultLanguage, type Language } from '#business/languages/languages.ts'
import { pickLanguage } from '#business/languages/localized-text.ts'
import { customerMails, isCustomerMail, type MailKind } from '#business/mails/mail-kinds.ts'
import type { Bill, Price } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { findBill } from '#platform/database/queries/bills.ts'

/** Shows items and offer in `language`, as far as they still have the words of the bill. */
export async function toCustomerBill(
  payload: Payload,
  bill: Bill,
  language: Language,
): Promise<CustomerBill> {
  const { piecesPaise, surchargePaise, discountPaise, totalPaise, updatedAt } = bill
  const [names, offer] = await Promise.all([
    readItemNames(payload, bill, language),
    readOffer(payload, bill, language),
  ])
  return {
    ...{ piecesPaise, surchargePaise, discountPaise, totalPaise, updatedAt, offer },
    lines: bill.lines.map(({ item, count, unit, unitPaise, price }) => {
      const translated = names.get(price ?? '') ?? item
      const isEnglish = language !== defaultLanguage && /^[\x20-\x7E]+$/.test(translated)
      const lang = isEnglish ? defaultLanguage : undefined
      return { item: translated, lang, ...{ count, unit, unitPaise } }
    }),
    expressPercent: bill.expressPercent ?? null,
    percentOff: bill.percentOff ?? null,
    taxPaise: bill.taxPaise ?? null,
    paidAt: bill.paidAt ?? null,
    paymentMethod: bill.paymentMethod ?? null,
    upiId: bill.upiId ?? null,
    payeeName: bill.payeeName ?? null,
    gstNumber: bill.gstNumber ?? null,
    legalName: bill.legalName ?? null,
    gstPercent: bill.gstPercent ?? null,
    wording: bill.wording ?? null,
  }
}

// PostgreSQL refuses other text as an ID.
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By ID in the price list. Omits prices that have got another name since. */
async function readItemNames(
  payload: Payload,
  { lines }: Bill,
  language: Language,
): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ price }) => (price && uuid.test(price) ? price : []))
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

/** Null if its words are not translated. */
async function readOffer(
  payload: Payload,
  { offer }: Bill,
  language: Language,
): Promise<string | null> {
  if (language === defaultLanguage || !offer) return offer ?? null
  const { docs } = await payload.find({
    collection: 'offers',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  })
  const found = docs.find((each) => pickLanguage(defaultLanguage, each).words === offer)
  const translated = found && pickLanguage(language, found).words
  return translated && translated !== offer ? translated : null
}

/** Only mails about the way back mention the bill. */
export async function findMailedBill(
  payload: Payload,
  { id, language }: { id: string; language: Language },
  kind: MailKind,
): Promise<CustomerBill | null> {
  if (!isCustomerMail(kind) || customerMails[kind].trip !== 'delivery') return null
  const bill = await findBill(payload, getPostgres(payload).drizzle, id)
  return bill ? toCustomerBill(payload, bill, language) : null
}
