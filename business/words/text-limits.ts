/** The most characters each written field may hold, shown to people before they send. */
export const textLimits = {
  name: 100,
  phone: 30,
  email: 254,
  address: 500,
  items: 1000,
  instructions: 1000,
  note: 1000,
  subject: 150,
  message: 4000,
  answer: 4000,
  password: 200,
  /** Of a second step, with the spaces that somebody types in between. */
  code: 40,
} as const
