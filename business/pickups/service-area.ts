import { toAsciiDigits } from '#business/words/digits.ts'
import { serviceAreaMessages } from '#business/words/service-area-messages.ts'
import type { PickupProblem } from './availability.ts'

/** Where the business collects. Of a business none of whose branches names a pincode nothing is known. */
export interface ServiceArea {
  branches: { id: string; name: string; pincodes: string[] }[]
  /** Whether an address elsewhere is refused. */
  isOnlyThere: boolean
  /** Whom to call about it. */
  phone: string | null
}

/** The branches and the details of the business, as far as they say where it collects and as their forms may leave them. */
interface Entered {
  branches: { id: string; name?: string | null; pincodes?: string | null }[]
  info: { phone?: string | null; bookingPolicy?: { onlyInServiceArea?: boolean | null } | null }
}

export function serviceAreaOf({ branches, info }: Entered): ServiceArea {
  const known = branches
    .map(({ id, name, pincodes }) => ({ id, name: name ?? '', pincodes: pincodesIn(pincodes) }))
    .filter(({ pincodes }) => pincodes.length > 0)
  return {
    branches: known,
    isOnlyThere: known.length > 0 && info.bookingPolicy?.onlyInServiceArea === true,
    phone: info.phone || null,
  }
}

// Six digits, often written as three and three. Not part of a longer number, and without a hyphen: "Flat 402-101" is none.
const pincode = /(?<![\d+])([1-9]\d{2})[^\S\r\n]?(\d{3})(?!\d)/g

/** The pincodes that a list names, in its order and each once. */
export function pincodesIn(list: string | null | undefined): string[] {
  return [
    ...new Set(
      [...toAsciiDigits(list ?? '').matchAll(pincode)].map(([, area, office]) => area! + office!),
    ),
  ]
}

/** The pincode of an address: the last that is written in it; null where there is none. */
export function pincodeOf(address: string): string | null {
  return pincodesIn(address).at(-1) ?? null
}

/** Reads a pincode that was typed with any spaces or punctuation, or the last pincode in an address. */
export function typedPincode(typed: string): string | null {
  const plain = toAsciiDigits(typed).replace(/[\s\p{P}]/gu, '')
  return /^[1-9]\d{5}$/.test(plain) ? plain : pincodeOf(typed)
}

/** Whether a text is nothing but pincodes, with commas, spaces or lines between them. */
export function isPincodeList(text: string): boolean {
  return /^[\s,;]*$/.test(toAsciiDigits(text).replace(pincode, ''))
}

/** The branch that collects from an address; null where its pincode is nobody's, or it has none. */
export function branchFor(address: string, { branches }: ServiceArea) {
  const sought = pincodeOf(address)
  return branches.find(({ pincodes }) => sought !== null && pincodes.includes(sought)) ?? null
}

/** Why a pickup is not made at an address; null where nothing speaks against it. */
export function problemOfAddress(address: string, area: ServiceArea): PickupProblem | null {
  if (!area.isOnlyThere || branchFor(address, area)) return null
  const sought = pincodeOf(address)
  const { pincodeNeeded, notThere } = serviceAreaMessages
  return { field: 'address', sentence: sought ? notThere(sought, area.phone) : pincodeNeeded }
}

/** Whether the business comes to a pincode, as a sentence. */
export function answerFor(sought: string, area: ServiceArea): string {
  const branch = branchFor(sought, area)
  const { collects, notThere, notSure } = serviceAreaMessages
  if (branch) return collects(branch.name, sought)
  return area.isOnlyThere ? notThere(sought, area.phone) : notSure(sought)
}
