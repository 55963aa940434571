import type { Translation } from '#business/words/sentence.ts'

export const serviceArea = {
  question: 'Do we come to you?',
  collects: 'Yes. {branch} collects from {pincode}.',
  notSure: 'We may not reach {pincode}. Book anyway; we will call you to see whether we can come.',
  notThere: 'We do not collect from {pincode} yet.',
  /** Follows `notThere`. */
  orCall: 'Please call {phone}; we may find a way.',
  pincodeNeeded: 'Please add your pincode to the address, so that we know if we collect there.',
  pincodeInvalid: 'Please enter a 6-digit pincode, such as 400058.',
} as const

export type ServiceAreaWords = Translation<typeof serviceArea>
