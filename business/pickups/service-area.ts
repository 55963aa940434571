import { toAsciiDigits } from '#business/words/digits.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences, type Words } from '#business/words/sentence.ts'
import type { PickupProblem } from './availability.ts'

/** Where the business collects. Without pincodes it rejects no address. */
export interface ServiceArea {
  branches: { id: string; name: string; pincodes: string[] }[]
  isRestricted: boolean
  phone: string | null
}

interface StoredServiceArea {
  branches: { id: string; name?: string | null; pincodes?: string | null }[]
  info: { phone?: string | null; bookingPolicy?: { onlyInServiceArea?: boolean | null } | null }
}

export function toServiceArea({ branches, info }: StoredServiceArea): ServiceArea {
  const withPincodes = branches
    .map(({ id, name, pincodes }) => ({ id, name: name ?? '', pincodes: parsePincodes(pincodes) }))
    .filter(({ pincodes }) => pincodes.length > 0)
  return {
    branches: withPincodes,
    isRestricted: withPincodes.length > 0 && info.bookingPolicy?.onlyInServiceArea === true,
    phone: info.phone || null,
  }
}

// Six digits, often split in the middle. Not within a longer number or with a hyphen, as in "Flat
// 402-101".
const pincodePattern = /(?<![\d+])([1-9]\d{2})[^\S\r\n]?(\d{3})(?!\d)/g

/** Returns the pincodes in order, without repeats. */
export function parsePincodes(list: string | null | undefined): string[] {
  return [
    ...new Set(
      [...toAsciiDigits(list ?? '').matchAll(pincodePattern)].map(
        ([, area, office]) => area! + office!,
      ),
    ),
  ]
}

/** Returns the last pincode in an address, or null. */
export function extractPincode(address: string): string | null {
  return parsePincodes(address).at(-1) ?? null
}

/** In the booking form, and in the URLs of the pincode check. */
export const pincodeField = 'pincode'

/** Unless the address is empty or has one. */
export function addPincode(address: string, typed: string): string {
  const pincode = parsePincode(typed)
  const isMissing = pincode && address.trim() !== '' && !extractPincode(address)
  return isMissing ? `${address.trimEnd()} ${pincode}` : address
}

/** Ignores spaces and punctuation; returns the last pincode if other text remains, or null. */
export function parsePincode(typed: string): string | null {
  const plain = toAsciiDigits(typed).replace(/[\s\p{P}]/gu, '')
  return /^[1-9]\d{5}$/.test(plain) ? plain : extractPincode(typed)
}

/** True for pincodes and separators only. */
export function isPincodeList(text: string): boolean {
  return /^[\s,;]*$/.test(toAsciiDigits(text).replace(pincodePattern, ''))
}

/** Returns the branch with the address's pincode, or null. */
export function branchFor(address: string, { branches }: ServiceArea) {
  const pincode = extractPincode(address)
  return branches.find(({ pincodes }) => pincode !== null && pincodes.includes(pincode)) ?? null
}

/** Returns the pincode of an address where no branch collects. Null without a pincode. */
export function extractUncoveredPincode(address: string, area: ServiceArea): string | null {
  return area.branches.length > 0 && !branchFor(address, area) ? extractPincode(address) : null
}

/** Returns the uncovered pincode of an order until staff have decided whether they can come. */
export function extractUncertainPincode(
  {
    status,
    source,
    branch,
    address,
  }: { status: string; source?: string | null; branch?: unknown; address: string },
  area: ServiceArea,
): string | null {
  // Staff have asked callers.
  const isUndecided = status === 'pending' && source === 'site' && !branch
  return isUndecided ? extractUncoveredPincode(address, area) : null
}

export function checkAddress(
  address: string,
  area: ServiceArea,
  words: Words['serviceArea'],
): PickupProblem | null {
  if (!area.isRestricted || branchFor(address, area)) return null
  const pincode = extractPincode(address)
  const message = pincode ? refusePincode(pincode, area, words) : words.pincodeNeeded
  return { field: 'address', message }
}

/** Tells a visitor whether the business collects from a pincode. */
export function describeCoverage(
  pincode: string,
  area: ServiceArea,
  words: Words['serviceArea'],
): string {
  const branch = branchFor(pincode, area)
  if (branch) return fillSentence(words.collects, { branch: branch.name, pincode })
  return area.isRestricted
    ? refusePincode(pincode, area, words)
    : fillSentence(words.notSure, { pincode })
}

function refusePincode(
  pincode: string,
  { phone }: ServiceArea,
  { notThere, orCall }: Words['serviceArea'],
): string {
  return joinSentences(
    fillSentence(notThere, { pincode }),
    phone && fillSentence(orCall, { phone: formatPhone(phone) }),
  )
}
