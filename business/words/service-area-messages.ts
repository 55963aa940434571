import { formatPhone } from './phone.ts'

// Separate, so that only pages with an address field load them.

export const serviceAreaMessages = {
  collects: (branch: string, pincode: string) => `Yes. ${branch} collects from ${pincode}.`,
  notSure: (pincode: string) =>
    `We are not sure about ${pincode}. Book all the same: when we call to confirm, we tell you.`,
  notThere: (pincode: string, phone: string | null) =>
    `We do not come to ${pincode} yet.${phone ? ` Please call ${formatPhone(phone)}: perhaps we find a way.` : ''}`,
  pincodeNeeded: 'Please add your pincode to the address: by it we know whether we come to you.',
  pincodeInvalid: 'Please enter a pincode of six digits, such as 400058.',
} as const
