export const paymentMethods = {
  upi: { label: 'UPI' },
  cash: { label: 'Cash' },
  card: { label: 'Card' },
} as const

export type PaymentMethod = keyof typeof paymentMethods

export const paymentMethodValues = Object.keys(paymentMethods) as [
  PaymentMethod,
  ...PaymentMethod[],
]

/** Returns `₹450, UPI`; without an amount, which an erasure removes, `UPI`. */
export function describePayment({ to, text }: { to?: string | null; text?: string | null }) {
  const method = paymentMethodValues.find((value) => value === to)
  return [text, method && paymentMethods[method].label].filter(Boolean).join(', ')
}
