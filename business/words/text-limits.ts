/** The length limits of text inputs that are not described in `business/bookings/fields.ts`, in characters. */
export const textLimits = {
  name: 100,
  phone: 30,
  email: 254,
  note: 1000,
  subject: 150,
  message: 4000,
  answer: 4000,
  password: 200,
  /** Of a second step, with the spaces that somebody types in between. */
  code: 40,
} as const
