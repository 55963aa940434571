import { formatPhone } from './phone.ts'

// Separate, so that only pages with an address field load them.

export const serviceAreaMessages = {
  collects: (branch: string, pincode: string) => `Yes. ${branch} collects from ${pincode}.`,
  notSure: (pincode: string) =>
    `We may not reach ${pincode}. Book anyway; we will tell you when we call.`,
  notThere: (pincode: string, phone: string | null) =>
    `We do not collect from ${pincode} yet.${phone ? ` Please call ${formatPhone(phone)}; we may find a way.` : ''}`,
  pincodeNeeded: 'Please add your pincode to the address, so that we know if we collect there.',
  pincodeInvalid: 'Please enter a 6-digit pincode, such as 400058.',
} as const
