import { toAsciiDigits } from '#business/words/digits.ts'
import { serviceAreaMessages } from '#business/words/service-area-messages.ts'
import type { PickupProblem } from './availability.ts'

/** Where the business collects. Without pincodes it rejects no address. */
export interface ServiceArea {
  branches: { id: string; name: string; pincodes: string[] }[]
  /** Reject addresses elsewhere. */
  isOnlyThere: boolean
  phone: string | null
}

/** Branches and business details as stored, with gaps. */
interface StoredServiceArea {
  branches: { id: string; name?: string | null; pincodes?: string | null }[]
  info: { phone?: string | null; bookingPolicy?: { onlyInServiceArea?: boolean | null } | null }
}

export function serviceAreaOf({ branches, info }: StoredServiceArea): ServiceArea {
  const withPincodes = branches
    .map(({ id, name, pincodes }) => ({ id, name: name ?? '', pincodes: pincodesIn(pincodes) }))
    .filter(({ pincodes }) => pincodes.length > 0)
  return {
    branches: withPincodes,
    isOnlyThere: withPincodes.length > 0 && info.bookingPolicy?.onlyInServiceArea === true,
    phone: info.phone || null,
  }
}

// Six digits, often split in the middle. Not within a longer number or with a hyphen, as in "Flat
// 402-101".
const pincodePattern = /(?<![\d+])([1-9]\d{2})[^\S\r\n]?(\d{3})(?!\d)/g

/** In order, without repeats. */
export function pincodesIn(list: string | null | undefined): string[] {
  return [
    ...new Set(
      [...toAsciiDigits(list ?? '').matchAll(pincodePattern)].map(
        ([, area, office]) => area! + office!,
      ),
    ),
  ]
}

/** Returns the last one, or null. */
export function pincodeOf(address: string): string | null {
  return pincodesIn(address).at(-1) ?? null
}

/** Ignores spaces and punctuation. Falls back to the last one in an address. */
export function typedPincode(typed: string): string | null {
  const plain = toAsciiDigits(typed).replace(/[\s\p{P}]/gu, '')
  return /^[1-9]\d{5}$/.test(plain) ? plain : pincodeOf(typed)
}

/** True for pincodes and separators only. */
export function isPincodeList(text: string): boolean {
  return /^[\s,;]*$/.test(toAsciiDigits(text).replace(pincodePattern, ''))
}

/** Returns the branch that collects there, or null. */
export function branchFor(address: string, { branches }: ServiceArea) {
  const requested = pincodeOf(address)
  return branches.find(({ pincodes }) => requested !== null && pincodes.includes(requested)) ?? null
}

/** Returns why an address is refused, or null. */
export function problemOfAddress(address: string, area: ServiceArea): PickupProblem | null {
  if (!area.isOnlyThere || branchFor(address, area)) return null
  const requested = pincodeOf(address)
  const { pincodeNeeded, notThere } = serviceAreaMessages
  return { field: 'address', sentence: requested ? notThere(requested, area.phone) : pincodeNeeded }
}

/** Tells a visitor if the business collects from a pincode. */
export function answerFor(requested: string, area: ServiceArea): string {
  const branch = branchFor(requested, area)
  const { collects, notThere, notSure } = serviceAreaMessages
  if (branch) return collects(branch.name, requested)
  return area.isOnlyThere ? notThere(requested, area.phone) : notSure(requested)
}
