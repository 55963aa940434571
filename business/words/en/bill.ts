import type { Translation } from '#business/words/sentence.ts'

/** The bill on the customer's page and in the email. */
export const bill = {
  heading: 'Your bill',
  pieces: '{count} × {price}',
  kilograms: '{count} kg × {price}',
  express: 'Express, {percent}%',
  firstOrder: '{percent}% off your first order',
  total: 'Total',
  includedTax: 'Includes GST of {amount} ({percent}%).',
  gstNumber: 'GST number: {number}',
  paid: 'Paid on {time}. Thank you.',
  pay: 'Pay {amount} by UPI',
  scan: 'Scan this code with any UPI app to pay {amount}.',
  afterPayment: 'We mark the bill as paid once the money has arrived.',
} as const

export type BillWords = Translation<typeof bill>
