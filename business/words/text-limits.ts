/** In characters. `business/bookings/fields.ts` has its own. */
export const textLimits = {
  name: 100,
  phone: 30,
  email: 254,
  note: 1000,
  subject: 150,
  message: 4000,
  answer: 4000,
  password: 200,
  /** Two-factor code, with spaces. */
  code: 40,
} as const
